import { areaOf, commonOf, type Obstacle, type Place } from './clear-place.ts';

const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable=false])';
const CONTROLS = `a[href], button, summary, label, ${FIELDS}, [role=menuitem], [role=option], [role=slider]`;
/**
 * Elements that messages may cover: pages hidden behind a dialog, and feeds, whose content can be scrolled
 * away.
 */
const NOT_NEEDED = '[aria-hidden=true], [inert], [role=feed]';

/**
 * Controls larger than this share of the window are no obstacles, except fields: beside a message, enough of
 * them stays pressable.
 */
const LARGE = 0.2;
/** Maximum number of texts per dialog that count as obstacles, to limit the cost. */
const MOST_TEXTS = 300;

const WEIGHT = { focused: 8, control: 4, text: 1 };

const MARGIN = 4;

/** Returns places that messages should not cover: controls and the text of dialogs. */
export function obstaclesIn(window: Place, messages: Element): Obstacle[] {
  const clip = clipWithin(window);
  const isNeeded = (element: Element) => !element.closest(NOT_NEEDED) && !messages.contains(element);
  const controls = [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
    if (!isNeeded(element)) return [];
    const seen = clip(element, element.getBoundingClientRect());
    if (areaOf(seen) === 0) return [];
    if (areaOf(seen) > LARGE * areaOf(window) && !element.matches(FIELDS)) return [];
    const weight = element === document.activeElement ? WEIGHT.focused : WEIGHT.control;
    return [{ ...withMargin(seen), weight }];
  });
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isNeeded);
  return [...controls, ...dialogs.flatMap((dialog) => textsIn(dialog, clip))];
}

type Clip = (element: Element, place: Place) => Place;

/**
 * Returns a function that limits an element's place to the part that the window and clipping ancestors show.
 */
function clipWithin(window: Place): Clip {
  const known = new Map<Element, Place>();
  function shownBy(element: Element | null): Place {
    if (!element || element === document.body || element === document.documentElement) return window;
    const before = known.get(element);
    if (before) return before;
    const outer = shownBy(element.parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    const isOpen = overflowX === 'visible' && overflowY === 'visible';
    const shown = isOpen ? outer : commonOf(outer, element.getBoundingClientRect());
    known.set(element, shown);
    return shown;
  }
  return (element, place) => commonOf(place, shownBy(element.parentElement));
}

function textsIn(dialog: Element, clip: Clip): Obstacle[] {
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: Obstacle[] = [];
  while (found.length < MOST_TEXTS && walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!text.textContent?.trim() || !text.parentElement) continue;
    range.selectNodeContents(text);
    const seen = clip(text.parentElement, range.getBoundingClientRect());
    if (areaOf(seen) > 0) found.push({ ...seen, weight: WEIGHT.text });
  }
  return found;
}

const withMargin = ({ left, top, right, bottom }: Place): Place => ({
  left: left - MARGIN,
  top: top - MARGIN,
  right: right + MARGIN,
  bottom: bottom + MARGIN,
});

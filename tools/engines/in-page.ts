import { queryAllByRole } from '@testing-library/dom';
import { COMPLAINTS, LACKING, type Query, type Seen } from './page-talk.ts';

// Injected into every page under test, before its own scripts.

if (new URLSearchParams(location.search).has(LACKING)) takeOffWhatSomeLack();

/** Removes features that some supported browsers lack and that have a fallback (README of `@vitrine/ui`). */
function takeOffWhatSomeLack() {
  Object.defineProperty(Intl, 'Segmenter', { value: undefined });

  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name !== 'popover') setAttribute.call(this, name, value);
  };

  const supports: (...condition: string[]) => boolean = CSS.supports.bind(CSS);
  CSS.supports = (...condition: string[]) => condition[0] !== 'field-sizing' && supports(...condition);
  const fixed = document.createElement('style');
  fixed.textContent = '* { field-sizing: fixed !important; }';
  document.documentElement.append(fixed);

  Reflect.deleteProperty(window, 'onscrollend');
  addEventListener('scrollend', (event) => event.isTrusted && event.stopImmediatePropagation(), true);
}

/** Reports synchronously, so that the text arrives even if the page is about to unload. */
function complain(text: string) {
  const request = new XMLHttpRequest();
  request.open('POST', COMPLAINTS, false);
  request.send(text);
}

/** Returns the text of a value, without the page dump in errors of Testing Library. */
const textOf = (thing: unknown) =>
  thing instanceof Error
    ? `${thing.name}: ${thing.message.split(/\n+Ignored nodes:/)[0]}\n${thing.stack?.slice(-1000)}`
    : String(thing);

for (const level of ['error', 'warn'] as const) {
  const say = console[level];
  console[level] = (...things: unknown[]) => {
    say(...things);
    complain(`${level}: ${things.map(textOf).join(' ')}`);
  };
}
addEventListener('error', ({ message, error }) => {
  // Harmless: a resize caused by another one is reported in the next frame.
  if (message.startsWith('ResizeObserver loop completed')) return;
  complain(`uncaught: ${error ? textOf(error) : message}`);
});
addEventListener('unhandledrejection', ({ reason }) => complain(`unhandled: ${textOf(reason)}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complain(`against the policy: ${violatedDirective} ${blockedURI}`),
);

// On Apple's devices, which WebKit represents here, a press does not focus buttons or links.
if (navigator.userAgent.includes('AppleWebKit'))
  // Runs after the page's own handlers, which would ignore a press that is already default-prevented.
  addEventListener('mousedown', (event) => {
    const pressed = (event.target as Element).closest('a, button');
    if (!event.isTrusted || event.defaultPrevented || !pressed) return;
    event.preventDefault();
    const around = pressed.parentElement?.closest<HTMLElement>('[tabindex]');
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

function elementsOf(query: Query): HTMLElement[] {
  const places = query.within ? elementsOf(query.within).slice(0, 1) : [document.body];
  const found = places.flatMap((place) =>
    'css' in query
      ? [...place.querySelectorAll<HTMLElement>(query.css)]
      : queryAllByRole(place, query.role, { name: nameIn(query) }),
  );
  return query.at === undefined ? found : found.slice(query.at).slice(0, 1);
}

const nameIn = ({ name }: { name?: string | { source: string; flags: string } }) =>
  typeof name === 'object' ? new RegExp(name.source, name.flags) : name;

const isVisible = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

function describe(element: HTMLElement): Seen {
  const { left, top, width, height } = element.getBoundingClientRect();
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return {
    text: element.textContent.trim(),
    value: 'value' in element ? String(element.value) : '',
    hasFocus: element === document.activeElement,
    attributes,
    left,
    top,
    width,
    height,
  };
}

/** Resolves once no animation moves the element and two consecutive frames show it at the same position. */
async function standsStill(element: Element): Promise<void> {
  for (let before = ''; ; ) {
    await Promise.allSettled(animationsOf(element).map(({ finished }) => finished));
    const place = JSON.stringify(element.getBoundingClientRect());
    if (place === before) return;
    before = place;
    await new Promise(requestAnimationFrame);
  }
}

/** Returns the running animations of the element and its ancestors, except endless ones. */
const animationsOf = (element: Element) =>
  document.getAnimations().filter(({ effect, playState }) => {
    const isPassing = Number.isFinite(effect?.getComputedTiming().endTime) && playState === 'running';
    return isPassing && effect instanceof KeyframeEffect && effect.target?.contains(element);
  });

/**
 * Scrolls the first visible match into view if necessary. Returns the point to press; undefined if there is
 * no match or another element covers it.
 */
async function placeToPress(query: Query) {
  const element = elementsOf(query).find(isVisible);
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= innerHeight;
  if (!isInView || !hitOf(element).isOn) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await standsStill(element);
  const { isOn, place } = hitOf(element);
  return isOn ? place : undefined;
}

/** Returns the centre of an element, and whether a press there would hit the element. */
function hitOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  return { place, isOn: element.contains(document.elementFromPoint(place.x, place.y)) };
}

/** Dispatches the touch events of a finger moving along these points. */
function stroke(places: { x: number; y: number }[]) {
  const [start, ...on] = places;
  const target = start && document.elementFromPoint(start.x, start.y);
  if (!target) return;
  const say = (type: string, { x, y }: { x: number; y: number }) => {
    const finger = { identifier: 0, target, clientX: x, clientY: y };
    const event = new Event(type, { bubbles: true, cancelable: true });
    const touches = type === 'touchend' ? [] : [finger];
    target.dispatchEvent(Object.assign(event, { touches, changedTouches: [finger] }));
  };
  say('touchstart', start);
  for (const place of on) say('touchmove', place);
  say('touchend', places.at(-1) ?? start);
}

declare global {
  interface Window {
    engineTest: typeof engineTest;
  }
}

const engineTest = {
  all: (query: Query): Seen[] => elementsOf(query).filter(isVisible).map(describe),
  placeToPress,
  stroke,
};
window.engineTest = engineTest;

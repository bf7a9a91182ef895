import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MasonryGeometry, MasonryKey, MasonryShape, MasonrySize } from './masonry-geometry.ts';

// In viewports. Drawn ahead of the travel, and around what is seen; redrawn only when the edge is nearer than EDGE, because
// every frame that touches the DOM pays for style, layout and paint again.
const AHEAD = 1.1;
const AROUND = 0.5;
const EDGE = 0.4;

/** Height in px that is assumed where there is no viewport. */
const SERVER_VIEWPORT = 900;

const TYPED_INTO = 'input,select,textarea,[contenteditable]';
const STOPS = `:is(a[href],button,${TYPED_INTO},[tabindex="0"]):not(:disabled)`;

/** What of a card takes the focus. */
type Focus = 'card' | 'link' | undefined;

/**
 * The DOM side of a grid, and all that changes without a render: where the viewport is, which stretch of the grid is
 * drawn, which cards have to stay. A scroll costs one rectangle and a few comparisons until an edge is near.
 */
export function createMasonryView(
  { count, differs, indexOf, keyAt, place, range, setHeight, settle, topOf, total }: MasonryGeometry,
  redraw: () => void,
  onSize: (size: MasonrySize) => void,
) {
  // All four are set before any listener can run.
  let root: HTMLElement;
  let size: MasonrySize;
  let endThreshold: number;
  let onEndReached: (() => void) | undefined;
  let observer: ResizeObserver | undefined;
  let isObserving = false;
  /** Whether the page has to be looked at before cards are drawn: an owner may have restored its scroll position since. */
  let isStale = false;
  // The viewport's top and height, and the drawn stretch: px from the top of the grid.
  let at: number;
  let height = SERVER_VIEWPORT;
  let low: number;
  let high: number;
  let isDown = true;
  /** The card that has the focus, or last had it: it stays, however far away it is. */
  let focused = -1;
  let focusedKey: MasonryKey | undefined;
  /** The card to go to once it is drawn. */
  let wanted = -1;
  let wantedFocus: Focus;
  /** Puts the card that a new shape of the grid has to leave where it was back there. */
  let restore: (() => void) | undefined;
  /** The items whose end was said to be near. */
  let ended: string | undefined;
  /** While the focus is behind the feed, where Control + End has led it: the number of cards that were seen there; else -1. */
  let left = -1;

  drawAround(0);

  const topOfGrid = () => root.getBoundingClientRect().top;

  /** At the start and after a jump the direction of scrolling is unknown: then as much is drawn above as below. */
  function drawAround(nextAt: number, ahead = AROUND) {
    at = nextAt;
    low = at - height * (isDown ? AROUND : ahead);
    high = at + height * (1 + (isDown ? ahead : AROUND));
  }

  function holdFocus(index: number) {
    focused = index;
    focusedKey = keyAt(index);
  }

  /** Reports and returns the size of the grid if it differs from the one that the cards are drawn for. */
  function measure(): MasonrySize | undefined {
    // Not the rectangle: that is scaled while a dialog around the grid opens.
    const width = root.clientWidth || size.width;
    const viewport = window.innerWidth;
    if (width === size.width && viewport === size.viewport) return;
    const next = { width, viewport };
    onSize(next);
    return next;
  }

  function draw(isInEffect?: boolean) {
    const moved = settle(low);
    if (moved && at > 0) {
      scrollPageBy(moved);
      drawAround(at + moved);
    }
    if (isInEffect) redraw();
    else flushSync(redraw);
  }

  function onResized(entries: ResizeObserverEntry[]) {
    // At a new width every card is drawn anew, and reported again.
    if (flushSync(measure)) return;
    const edge = -topOfGrid();
    let isMoved = false;
    for (const { target, borderBoxSize } of entries) {
      const itsHeight = borderBoxSize[0]?.blockSize;
      // What is hidden has no height; the grid itself is no card.
      if (itsHeight && setHeight(indexOfCard(target), itsHeight, edge)) isMoved = true;
    }
    if (isMoved) draw();
    look();
  }

  function watcher(): ResizeObserver {
    observer ??= new ResizeObserver((entries) => {
      isObserving = true;
      onResized(entries);
      isObserving = false;
    });
    return observer;
  }

  /** Cards that were on their way still come: the place behind the feed stays in sight. */
  function followEnd() {
    const place = root.nextElementSibling;
    if (left === count() || place !== document.activeElement) return;
    left = count();
    place?.scrollIntoView(NEAREST);
  }

  function sayEnd() {
    const { activeElement } = document;
    // While the focus is still behind the feed it grows no further, or what was gone to would be pushed out of sight.
    if (activeElement === document.body || root.contains(activeElement)) left = -1;
    const last = count() - 1;
    const end = `${last} ${keyAt(last)}`;
    if (last < 0 || end === ended || left >= 0) return;
    ended = end;
    onEndReached?.();
  }

  /** Draws what the viewport needs, at once unless React is still at it, and says when the end is near. */
  function look(isInEffect?: boolean): void {
    const box = root.getBoundingClientRect();
    if (!box.width) return; // not on the page
    const next = -box.top;
    height = window.innerHeight;
    const above = next - low;
    const below = high - next - height;
    if (at !== next) isDown = at < next;
    at = next;
    const isJump = above < 0 || below < 0;
    if (isJump || (isDown ? below : above) < height * EDGE) {
      drawAround(at, isJump ? AROUND : AHEAD);
      draw(isInEffect);
    }
    // The page scrolls by whole pixels, so that its end can be one pixel short.
    if (box.bottom - height < endThreshold + 1) sayEnd();
  }

  /** The index of the card around an element, or -1. */
  function indexAround(target: EventTarget): number {
    let element = target as Element | null;
    while (element && element.parentElement !== root) element = element.parentElement;
    return element ? indexOfCard(element) : -1;
  }

  /** Shows and focuses the wanted card, if it is drawn. */
  function arrive() {
    const card = ([...root.children] as HTMLElement[]).find((child) => indexOfCard(child) === wanted);
    if (!card) return;
    wanted = -1;
    const inner = wantedFocus === 'link' && card.querySelector<HTMLElement>(STOPS);
    if (wantedFocus) (inner || card).focus({ preventScroll: true });
    card.scrollIntoView(NEAREST);
  }

  /** Goes to a card, drawn or not; false if there is no such card. */
  function reach(index: number, focus?: Focus): boolean {
    if (keyAt(index) === undefined) return false;
    wanted = index;
    wantedFocus = focus;
    arrive();
    if (wanted >= 0) redraw();
    return true;
  }

  /** Control + Home focuses what lies before the feed, Control + End the place behind it. */
  function leave(key: string) {
    const isBefore = (stop: Element) => root.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
    const isEnd = key === 'End';
    const stop = isEnd
      ? (root.nextElementSibling as HTMLElement)
      : key === 'Home' &&
        [...document.querySelectorAll<HTMLElement>(STOPS)].findLast(
          (candidate) => candidate.checkVisibility() && isBefore(candidate),
        );
    left = isEnd ? count() : -1;
    if (stop) stop.focus();
    return stop;
  }

  return {
    look,
    reach,

    /** The ref of the grid: watches the page until the returned function is called. */
    watch(element: HTMLDivElement): () => void {
      root = element;
      isStale = true;
      const sizes = watcher();
      sizes.observe(root);
      const onScroll = () => look();
      // Measured by this frame's observer, where the page is laid out, even if only the viewport has changed.
      const onResize = () => {
        sizes.unobserve(root);
        sizes.observe(root);
      };
      // In the capture phase, because an element around the grid may scroll instead of the page.
      window.addEventListener('scroll', onScroll, true);
      window.addEventListener('resize', onResize);
      return () => {
        window.removeEventListener('scroll', onScroll, true);
        window.removeEventListener('resize', onResize);
        sizes.disconnect();
      };
    },

    /** The ref of a card. */
    cellRef(cell: HTMLElement): () => void {
      const sizes = watcher();
      // What is observed from within an observer's callback cannot be reported in the same frame.
      if (isObserving) requestAnimationFrame(() => cell.isConnected && sizes.observe(cell));
      else sizes.observe(cell);
      return () => sizes.unobserve(cell);
    },

    /** Places the items; where that moves every card, the first one on screen keeps its place in the viewport. */
    place<Item>(
      items: readonly Item[],
      shape: MasonryShape,
      keyOf: (item: Item) => MasonryKey,
      tellHeight: (item: Item, columnWidth: number) => number,
    ): void {
      const seen = at > 0 && differs(shape) ? range(at, at + height) : [];
      const index = seen.find((card) => topOf(card) >= at) ?? seen[0] ?? -1;
      const offset = seen.length && topOf(index) - at;
      place(items, shape, keyOf, tellHeight);
      if (keyAt(index) === undefined) return;
      restore = () => scrollPageBy(topOfGrid() + topOf(index) - offset);
      drawAround(topOf(index) - offset);
    },

    /** The indices of the cards to draw, in reading order. */
    drawn(): number[] {
      if (isStale) {
        isStale = false;
        height = window.innerHeight;
        drawAround(-topOfGrid());
      }
      if (keyAt(focused) !== focusedKey) holdFocus(indexOf(focusedKey));
      // A feed is never without a card, even if all of it is far away: it would be an empty one for a screen reader.
      return range(Math.min(low, total()), Math.max(high, 0), focused, wanted);
    },

    /**
     * Takes over what a commit brought, and does what had to wait for it. `drawnFor` is what the cards are drawn for,
     * with a viewport of 0 while none are; `layOut` lays the grid out for another size.
     */
    settle(
      drawnFor: MasonrySize,
      layOut: (size: MasonrySize) => void,
      threshold: number,
      onEnd: (() => void) | undefined,
    ): void {
      size = drawnFor;
      endThreshold = threshold;
      onEndReached = onEnd;
      if (isStale) {
        const measured = measure();
        if (measured) {
          layOut(measured);
          // Before the cards are drawn: an owner that restores its scroll position in a layout effect needs the height.
          root.style.paddingBlockEnd = `${total()}px`;
        } else if (topOfGrid() < 0 || high < window.innerHeight) {
          // Drawn from its start for a small window, on a page that was scrolled to the middle of it or is taller.
          redraw();
        }
      }
      restore?.();
      restore = undefined;
      if (wanted >= 0) arrive();
      if (left >= 0) followEnd();
    },

    onFocus({ target }: FocusEvent): void {
      const index = indexAround(target);
      // A menu or a dialog that a card has opened reports its focus here too, and gives it back to the card.
      if (index >= 0) holdFocus(index);
    },

    onKeyDown(event: KeyboardEvent): void {
      const { key, target } = event;
      const index = indexAround(target);
      if (index < 0 || event.defaultPrevented || (target as Element).matches(TYPED_INTO)) return;
      const by = { PageDown: 1, PageUp: -1 }[key];
      const isDone = event.ctrlKey ? leave(key) : by && reach(index + by, 'card');
      if (isDone) event.preventDefault();
    },
  };
}

const NEAREST = { block: 'nearest', behavior: 'instant' } as const;

const indexOfCard = (card: Element): number => Number(card.getAttribute('aria-posinset')) - 1;

const scrollPageBy = (top: number): void => window.scrollBy({ top, behavior: 'instant' });

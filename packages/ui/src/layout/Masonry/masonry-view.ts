import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MasonryGeometry, MasonryKey, MasonryShape, MasonrySize } from './masonry-geometry.ts';

/** The rendered stretch beyond the viewport, px. */
export interface MasonryWindow {
  above: number;
  below: number;
  /** Rendered in addition in the direction of scrolling. */
  overscan: number;
}

/** The grid renders again once less than this part of the window above or below is left. */
export const EDGE = 0.8;

const usualWindow = (height: number): MasonryWindow => ({
  above: height / 2,
  below: height / 2,
  overscan: height * 0.6,
});

/** Viewport height in px that is assumed on a server. */
const SERVER_VIEWPORT = 900;

const TYPED_INTO = 'input,select,textarea,[contenteditable]';
const STOPS = `:is(a[href],button,${TYPED_INTO},[tabindex="0"]):not(:disabled)`;

/** Part of a card to focus: the card itself, its first focusable element (`link`), or none. */
type Focus = 'card' | 'link' | undefined;

/**
 * The DOM side of a grid, with all state that changes without a render. Away from the rendered edges, a
 * scroll reads only one rectangle.
 */
export function createMasonryView(
  { count, differs, indexOf, keyAt, place, range, setHeight, settle, topOf, total }: MasonryGeometry,
  redraw: () => void,
  onSize: (size: MasonrySize) => void,
  windowFor = usualWindow,
) {
  // Set before any listener can run.
  let root: HTMLElement;
  let size: MasonrySize;
  let endThreshold: number;
  let onEndReached: (() => void) | undefined;
  let observer: ResizeObserver | undefined;
  let isObserving = false;
  /** Whether to read the scroll position before rendering cards, because the owner may have changed it. */
  let isStale = false;
  // In px from the top of the grid: the viewport's top and height, and the rendered stretch.
  let at: number;
  let height = SERVER_VIEWPORT;
  let low: number;
  let high: number;
  let isDown = true;
  /** Index of the card that has, or last had, the focus. It stays rendered. */
  let focused = -1;
  let focusedKey: MasonryKey | undefined;
  /** Index of the card to go to once it is rendered; -1 for none. */
  let wanted = -1;
  let wantedFocus: Focus;
  /** After a new shape of the grid, scrolls the first visible card back to its place in the viewport. */
  let restore: (() => void) | undefined;
  /** Index and key of the last item when `onEndReached` was last called. */
  let ended: string | undefined;
  /**
   * While the focus is behind the feed after Control + End: number of cards when that place was last put into
   * view. Else -1.
   */
  let left = -1;

  drawAround(0);

  const topOfGrid = () => root.getBoundingClientRect().top;

  /**
   * Sets the stretch to render around a position. `isOnTheWay` adds to it in the direction of scrolling; at
   * the start and after a jump, there is none.
   */
  function drawAround(nextAt: number, isOnTheWay?: boolean) {
    at = nextAt;
    const { above, below, overscan } = windowFor(height);
    low = at - above - (isOnTheWay && !isDown ? overscan : 0);
    high = at + height + below + (isOnTheWay && isDown ? overscan : 0);
  }

  function holdFocus(index: number) {
    focused = index;
    focusedKey = keyAt(index);
  }

  /** If the cards are rendered for another size than the grid's, reports and returns the grid's size. */
  function measure(): MasonrySize | undefined {
    // Not the rectangle: a dialog around the grid scales it while it opens.
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
    // After a change of size, every card is rendered anew and reported again, so these entries are outdated.
    if (flushSync(measure)) return;
    const edge = -topOfGrid();
    let isMoved = false;
    for (const { target, borderBoxSize } of entries) {
      const itsHeight = borderBoxSize[0]?.blockSize;
      // Skips hidden cards, which have no height, and the grid itself, which is no card.
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

  /** Keeps the place behind the feed in view when more cards arrive. */
  function followEnd() {
    const place = root.nextElementSibling;
    if (left === count() || place !== document.activeElement) return;
    left = count();
    place?.scrollIntoView(NEAREST);
  }

  function sayEnd() {
    const { activeElement } = document;
    // If the focus is behind the feed, no items are requested, because more cards would push it out of view.
    if (activeElement === document.body || root.contains(activeElement)) left = -1;
    const last = count() - 1;
    const end = `${last} ${keyAt(last)}`;
    if (last < 0 || end === ended || left >= 0) return;
    ended = end;
    onEndReached?.();
  }

  /**
   * Renders the cards that the viewport needs, synchronously except in an effect, and reports when the end is
   * near.
   */
  function look(isInEffect?: boolean): void {
    const box = root.getBoundingClientRect();
    if (!box.width) return; // the grid is not on the page
    const next = -box.top;
    height = window.innerHeight;
    const above = next - low;
    const below = high - next - height;
    if (at !== next) isDown = at < next;
    at = next;
    const isJump = above < 0 || below < 0;
    const edges = windowFor(height);
    if (isJump || (isDown ? below < edges.below * EDGE : above < edges.above * EDGE)) {
      drawAround(at, !isJump);
      draw(isInEffect);
    }
    // The page scrolls by whole pixels, so its end can be one pixel short.
    if (box.bottom - height < endThreshold + 1) sayEnd();
  }

  function indexAround(target: EventTarget): number {
    let element = target as Element | null;
    while (element && element.parentElement !== root) element = element.parentElement;
    return element ? indexOfCard(element) : -1;
  }

  function arrive() {
    const card = ([...root.children] as HTMLElement[]).find((child) => indexOfCard(child) === wanted);
    if (!card) return;
    wanted = -1;
    const inner = wantedFocus === 'link' && card.querySelector<HTMLElement>(STOPS);
    if (wantedFocus) (inner || card).focus({ preventScroll: true });
    card.scrollIntoView(NEAREST);
  }

  /** Goes to a card, rendered or not. Returns false if there is no such card. */
  function reach(index: number, focus?: Focus): boolean {
    if (keyAt(index) === undefined) return false;
    wanted = index;
    wantedFocus = focus;
    arrive();
    if (wanted >= 0) redraw();
    return true;
  }

  /** Control + Home focuses the last stop before the feed, Control + End the place behind it. */
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

    /** Ref of the grid; watches the page. */
    watch(element: HTMLDivElement): () => void {
      root = element;
      isStale = true;
      const sizes = watcher();
      sizes.observe(root);
      const onScroll = () => look();
      // Observing anew triggers a measurement after layout, even if only the viewport has changed.
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

    cellRef(cell: HTMLElement): () => void {
      const sizes = watcher();
      // A cell observed inside the observer's callback is not reported in that frame, so this waits for the
      // next.
      if (isObserving) requestAnimationFrame(() => cell.isConnected && sizes.observe(cell));
      else sizes.observe(cell);
      return () => sizes.unobserve(cell);
    },

    /** Places the items. In a new shape, the first visible card keeps its place in the viewport. */
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

    drawn(): number[] {
      if (isStale) {
        isStale = false;
        height = window.innerHeight;
        drawAround(-topOfGrid());
      }
      if (keyAt(focused) !== focusedKey) holdFocus(indexOf(focusedKey));
      // Always renders a card, or a screen reader would find the feed empty.
      return range(Math.min(low, total()), Math.max(high, 0), focused, wanted);
    },

    /**
     * Updates the view after a React commit. `renderedSize` is the size that the cards are rendered for, with
     * a viewport of 0 while none are. `layOut` lays out the grid for another size.
     */
    settle(
      renderedSize: MasonrySize,
      layOut: (size: MasonrySize) => void,
      threshold: number,
      onEnd: (() => void) | undefined,
    ): void {
      size = renderedSize;
      endThreshold = threshold;
      onEndReached = onEnd;
      if (isStale) {
        const measured = measure();
        if (measured) {
          layOut(measured);
          // An owner that restores its scroll position in a layout effect needs the height before the cards.
          root.style.paddingBlockEnd = `${total()}px`;
        } else if (topOfGrid() < 0 || high < window.innerHeight) {
          // If the page is scrolled into the grid or the window is taller than assumed, other cards are
          // needed.
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
      // Ignores focus in a menu or dialog that a card opened: React bubbles it here, but it returns to the
      // card.
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

import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ascending, type MasonryGeometry, type MasonryKey, type MasonrySize } from './masonry-geometry.ts';

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

/** What each commit tells the view. */
interface Feed {
  geometry: MasonryGeometry;
  /** What the cards are drawn for, if they are. */
  size: MasonrySize | undefined;
  /** Lays the grid out for a size. */
  layOut: (size: MasonrySize) => void;
  endThreshold: number;
  onEndReached: (() => void) | undefined;
}

/**
 * The DOM side of a grid, and all that changes without a render: where the viewport is, which stretch of the grid is
 * drawn, which cards have to stay. A scroll costs one rectangle and a few comparisons until an edge is near.
 */
export function createMasonryView(
  redraw: () => void,
  onSize: (size: MasonrySize) => void,
  initialWidth: number,
) {
  // Both are set before any listener can run.
  let feed: Feed;
  let root: HTMLElement;
  let observer: ResizeObserver | undefined;
  let isObserving = false;
  let isStale = false;
  // The viewport's top and height, and the drawn stretch: px from the top of the grid.
  let at: number;
  let height = SERVER_VIEWPORT;
  let low: number;
  let high: number;
  let isDown = true;
  /** The card that has the focus, or last had it: it stays, however far away it is. */
  let focused: { index: number; key: MasonryKey | undefined } | undefined;
  /** The card to go to once it is drawn. */
  let wanted: { index: number; focus: Focus } | undefined;
  /** The card that a new shape of the grid has to leave where it was, and where in the viewport that is. */
  let anchor: { index: number; offset: number } | undefined;
  /** The items whose end was said to be near. */
  let ended: string | undefined;
  /** While the focus is behind the feed, where Control + End has led it: the number of cards that were seen there. */
  let left: number | undefined;

  drawAround(0);

  const topOfGrid = () => root.getBoundingClientRect().top;

  /** At the start and after a jump the direction of scrolling is unknown: then as much is drawn above as below. */
  function drawAround(nextAt: number, ahead = AROUND) {
    at = nextAt;
    low = at - height * (isDown ? AROUND : ahead);
    high = at + height * (1 + (isDown ? ahead : AROUND));
  }

  function holdFocus(geometry: MasonryGeometry, index: number) {
    focused = { index, key: geometry.keyAt(index) };
  }

  /** Reports and returns the size of the grid if it differs from the one that the cards are drawn for. */
  function measure(): MasonrySize | undefined {
    const { size } = feed;
    // Not the rectangle: that is scaled while a dialog around the grid opens.
    const width = root.clientWidth || size?.width || initialWidth;
    const viewport = window.innerWidth;
    if (width === size?.width && viewport === size.viewport) return;
    const next = { width, viewport };
    onSize(next);
    return next;
  }

  function draw(change: (redraw: () => void) => void) {
    const moved = feed.geometry.settle(low);
    if (moved && at > 0) {
      scrollPageBy(moved);
      drawAround(at + moved);
    }
    change(redraw);
  }

  function onResized(entries: ResizeObserverEntry[]) {
    // At a new width every card is drawn anew, and reported again.
    if (flushSync(measure)) return;
    const edge = -topOfGrid();
    let isMoved = false;
    for (const { target, borderBoxSize } of entries) {
      const itsHeight = borderBoxSize[0]?.blockSize;
      // What is hidden has no height; the grid itself is no card.
      if (itsHeight && feed.geometry.setHeight(indexOf(target), itsHeight, edge)) isMoved = true;
    }
    if (isMoved) draw(flushSync);
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

  /** Whether the focus is still behind the feed. Then it grows no further, or what was gone to would be pushed out of sight. */
  function isLeft(): boolean {
    const { activeElement } = document;
    if (activeElement === document.body || root.contains(activeElement)) left = undefined;
    return left !== undefined;
  }

  /** Cards that were on their way still come: the place behind the feed stays in sight. */
  function followEnd() {
    const count = feed.geometry.count();
    const place = root.nextElementSibling;
    if (left === count || place !== document.activeElement) return;
    left = count;
    place?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  function sayEnd() {
    const { geometry, onEndReached } = feed;
    const last = geometry.count() - 1;
    const end = `${last} ${geometry.keyAt(last)}`;
    if (last < 0 || end === ended || isLeft()) return;
    ended = end;
    onEndReached?.();
  }

  /** Draws what the viewport needs, and says when the end is near. */
  function look(change: (redraw: () => void) => void = flushSync): void {
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
      draw(change);
    }
    // The page scrolls by whole pixels, so that its end can be one pixel short.
    if (box.bottom - height < feed.endThreshold + 1) sayEnd();
  }

  /** The index of the card around an element, or -1. */
  function indexAround(target: EventTarget): number {
    let element = target as Element | null;
    while (element && element.parentElement !== root) element = element.parentElement;
    return element ? indexOf(element) : -1;
  }

  /** Shows and focuses the wanted card, if it is drawn. */
  function arrive(): boolean {
    const { index = -1, focus } = wanted ?? {};
    const card = root.querySelector<HTMLElement>(`:scope>[aria-posinset="${index + 1}"]`);
    if (!card) return false;
    wanted = undefined;
    const inner = focus === 'link' && card.querySelector<HTMLElement>(STOPS);
    if (focus) (inner || card).focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return true;
  }

  /** Goes to a card, drawn or not; false if there is no such card. */
  function reach(index: number, focus?: Focus): boolean {
    if (feed.geometry.keyAt(index) === undefined) return false;
    wanted = { index, focus };
    if (!arrive()) redraw();
    return true;
  }

  /** Control + Home focuses what lies before the feed, Control + End the place behind it. */
  function leave(key: string): boolean {
    const isBefore = (stop: Element) => root.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
    const stop =
      key === 'End'
        ? (root.nextElementSibling as HTMLElement)
        : key === 'Home' &&
          [...document.querySelectorAll<HTMLElement>(STOPS)].findLast(
            (candidate) => candidate.checkVisibility() && isBefore(candidate),
          );
    left = key === 'End' ? feed.geometry.count() : undefined;
    if (stop) stop.focus();
    return Boolean(stop);
  }

  return {
    look,
    reach,

    /** Watches the page until the returned function is called. */
    watch(element: HTMLElement): () => void {
      root = element;
      isStale = true;
      const size = measure();
      if (size) {
        feed.layOut(size);
        // Before the cards are drawn: an owner that restores its scroll position in a layout effect needs the height.
        root.style.paddingBlockEnd = `${feed.geometry.total()}px`;
      } else if (topOfGrid() < 0 || high < window.innerHeight) {
        // Drawn from its start for a small window, on a page that was scrolled to the middle of it or is taller.
        redraw();
      }
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

    /** Runs a layout; where that moves every card, the first one on screen keeps its place in the viewport. */
    keepPlace(geometry: MasonryGeometry, isReshaped: boolean, layOut: () => void): void {
      const seen = isReshaped && at > 0 ? geometry.range(at, at + height) : [];
      const index = seen.find((card) => geometry.topOf(card) >= at) ?? seen[0] ?? -1;
      const offset = seen.length && geometry.topOf(index) - at;
      layOut();
      if (geometry.keyAt(index) === undefined) return;
      anchor = { index, offset };
      drawAround(geometry.topOf(index) - offset);
    },

    /** The indices of the cards to draw, in reading order. */
    drawn(geometry: MasonryGeometry): number[] {
      // Read here and not with the width: an owner may have restored its scroll position since.
      if (isStale) {
        isStale = false;
        height = window.innerHeight;
        drawAround(-topOfGrid());
      }
      if (focused && geometry.keyAt(focused.index) !== focused.key) {
        holdFocus(geometry, geometry.indexOf(focused.key));
      }
      // A feed is never without a card, even if all of it is far away: it would be an empty one for a screen reader.
      const drawn = geometry.range(Math.min(low, geometry.total()), Math.max(high, 0));
      for (const kept of [focused, wanted]) {
        if (!kept || geometry.keyAt(kept.index) === undefined || drawn.includes(kept.index)) continue;
        drawn.push(kept.index);
        drawn.sort(ascending);
      }
      return drawn;
    },

    /** Takes over what a commit brought, and does what had to wait for it. */
    settle(next: Feed): void {
      feed = next;
      if (anchor) {
        scrollPageBy(topOfGrid() + feed.geometry.topOf(anchor.index) - anchor.offset);
        anchor = undefined;
      }
      if (wanted) arrive();
      if (left !== undefined) followEnd();
    },

    onFocus({ target }: FocusEvent): void {
      const index = indexAround(target);
      // A menu or a dialog that a card has opened reports its focus here too, and gives it back to the card.
      if (index >= 0) holdFocus(feed.geometry, index);
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

const indexOf = (card: Element): number => Number(card.getAttribute('aria-posinset')) - 1;

const scrollPageBy = (top: number): void => window.scrollBy({ top, behavior: 'instant' });

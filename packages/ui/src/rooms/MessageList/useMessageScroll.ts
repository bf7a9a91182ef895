import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Scroller = RefObject<HTMLElement | null>;

/** Distance from the end, in px, within which the list counts as being at its end. */
const NEAR_PX = 48;

const restOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

interface MessageScroll {
  isAtEnd: boolean;
  /** Scrolls to the newest message. */
  toEnd(): void;
  /** For the scrolling element's `scroll` event. */
  onScroll(): void;
}

/**
 * Keeps the message that is being read in its place, whatever is added or grows around it, and stays at the
 * end only when there (P16).
 *
 * @param keys Keys of the messages, oldest first.
 * @param isLastOwn Whether the viewer sent the last one; it is always shown.
 */
export function useMessageScroll(
  scroller: Scroller,
  content: RefObject<HTMLOListElement | null>,
  keys: readonly string[],
  isLastOwn: boolean,
): MessageScroll {
  const place = useRef<{ atEnd: boolean; entry: Element | null; top: number }>({
    atEnd: true,
    entry: null,
    top: 0,
  });
  const [isAtEnd, setAtEnd] = useState(true);
  /** Height of the content at which the place was remembered. */
  const height = useRef(0);

  const remember = useCallback(() => {
    if (!scroller.current || !content.current) return;
    const atEnd = restOf(scroller.current) <= NEAR_PX;
    const entry = firstInSight(content.current.children, scroller.current.getBoundingClientRect().top);
    place.current = { atEnd, entry, top: entry?.getBoundingClientRect().top ?? 0 };
    height.current = scroller.current.scrollHeight;
    setAtEnd(atEnd);
  }, [scroller, content]);

  const keep = useCallback(() => {
    const area = scroller.current;
    const { atEnd, entry, top } = place.current;
    if (!area) return;
    if (atEnd) area.scrollTop = area.scrollHeight;
    else if (entry?.isConnected) area.scrollTop += entry.getBoundingClientRect().top - top;
    remember();
  }, [scroller, remember]);

  const toEnd = useCallback(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
    remember();
  }, [scroller, remember]);

  const lastBefore = useRef<string>(undefined);
  useLayoutEffect(() => {
    const last = keys.at(-1);
    const isFirst = lastBefore.current === undefined;
    const isNew = last !== lastBefore.current;
    lastBefore.current = last;
    if (last === undefined) return;
    if (isFirst) openAt(scroller.current, content.current);
    else if (isNew && isLastOwn) return toEnd();
    if (isFirst) remember();
    else keep();
  }, [scroller, content, keys, isLastOwn, keep, remember, toEnd]);

  useEffect(() => {
    if (!scroller.current || !content.current) return;
    // The scroller changes with the composer below it and the keyboard; the content with pictures and cards.
    const observer = new ResizeObserver(keep);
    observer.observe(scroller.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [scroller, content, keep]);

  function onScroll(): void {
    // A content of another height has grown or shrunk in the same frame; the observer then keeps the place.
    if (scroller.current?.scrollHeight === height.current) remember();
  }
  return { isAtEnd, toEnd, onScroll };
}

/** Share of the height above the unread line when the list opens at it. */
const ABOVE_UNREAD = 0.15;

/** Shows the end, or the unread line if what follows it is higher than the list. */
function openAt(area: HTMLElement | null, content: HTMLElement | null): void {
  if (!area) return;
  area.scrollTop = area.scrollHeight;
  const line = content?.querySelector('[data-unread-line]');
  if (!line) return;
  const above = line.getBoundingClientRect().top - area.getBoundingClientRect().top;
  const wanted = area.clientHeight * ABOVE_UNREAD;
  if (above < wanted) area.scrollTop += above - wanted;
}

/**
 * Finds the first message whose end is below the given height. Rows are in order, so halves are left out. Days
 * are passed over, because an older page may replace them.
 */
function firstInSight(rows: HTMLCollection, top: number): Element | null {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const isAbove = (rows[middle]?.getBoundingClientRect().bottom ?? 0) <= top;
    if (isAbove) from = middle + 1;
    else to = middle;
  }
  while (rows[from] && !rows[from]?.hasAttribute('data-message')) from += 1;
  return rows[from] ?? null;
}

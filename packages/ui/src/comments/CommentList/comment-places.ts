import { type RefObject, useLayoutEffect, useRef } from 'react';

type List = RefObject<HTMLOListElement | null>;

/** Keeps the scroll position when comments are added above, because Safari has no scroll anchoring. */
export function useSteadyBelow(list: List, ids: readonly string[]): void {
  const before = useRef<{ id: string | undefined; entry: Element | null; top: number }>({
    id: undefined,
    entry: null,
    top: 0,
  });
  useLayoutEffect(() => {
    const { id, entry, top } = before.current;
    const [first] = ids;
    if (list.current && entry?.isConnected && first !== id && id !== undefined && ids.includes(id)) {
      const moved = topIn(list.current, entry) - top;
      const scroller = scrollerOf(list.current);
      if (scroller && moved > 0) scroller.scrollTop += moved;
    }
    const next = list.current?.firstElementChild ?? null;
    before.current = { id: first, entry: next, top: next && list.current ? topIn(list.current, next) : 0 };
  }, [list, ids]);
}

/**
 * Scrolls to the viewer's new comment at the end. If sending it fails while it is in sight, scrolls to its
 * error.
 */
export function useEndOfOwn(
  list: List,
  lastId: string | undefined,
  status: 'sending' | 'failed' | undefined,
): void {
  const before = useRef({ lastId, status });
  useLayoutEffect(() => {
    const isNew = before.current.lastId !== lastId && status === 'sending';
    const isTold =
      before.current.lastId === lastId && before.current.status === 'sending' && status === 'failed';
    before.current = { lastId, status };
    const entry = list.current?.lastElementChild;
    if (entry && (isNew || (isTold && beginsInSight(entry)))) entry.scrollIntoView({ block: 'nearest' });
  }, [list, lastId, status]);
}

const beginsInSight = (entry: Element) =>
  entry.getBoundingClientRect().top < (scrollerOf(entry)?.getBoundingClientRect().bottom ?? 0);

/** Offset from the top of the list's parent, which also contains the button for older comments. */
const topIn = ({ parentElement }: Element, entry: Element) =>
  entry.getBoundingClientRect().top - (parentElement?.getBoundingClientRect().top ?? 0);

function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.scrollingElement;
}

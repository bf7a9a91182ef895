import { type RefObject, useLayoutEffect, useRef } from 'react';

type List = RefObject<HTMLOListElement | null>;

/** Keeps what is read where it is when something comes in above it. Browsers do so themselves, but for Safari. */
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

/** Scrolls to the reader's own comment as it comes to the end. */
export function useEndOfOwn(list: List, lastId: string | undefined, isLeaving: boolean): void {
  const before = useRef(lastId);
  useLayoutEffect(() => {
    const isNew = before.current !== lastId;
    before.current = lastId;
    if (isNew && isLeaving) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [list, lastId, isLeaving]);
}

/** How far an entry is below the top of all, the way to older ones included. */
const topIn = ({ parentElement }: Element, entry: Element) =>
  entry.getBoundingClientRect().top - (parentElement?.getBoundingClientRect().top ?? 0);

function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.scrollingElement;
}

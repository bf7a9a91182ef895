import { useState } from 'react';

/**
 * Returns the function that restores the focus when an overlay closes. If the item it opened with is still
 * open and its card was partly in view, the scroll position stays.
 *
 * @param id Id of the open item.
 * @param restoreFocusTo Focuses the item's card; it may scroll the page.
 */
export function useFocusBack(id: string, restoreFocusTo: () => HTMLElement | null): () => HTMLElement | null {
  const [opened] = useState(id);
  return () => {
    const before = { left: window.scrollX, top: window.scrollY };
    const target = restoreFocusTo();
    if (id === opened && target && wasInSight(target, before.top)) window.scrollTo(before);
    return target;
  };
}

/** Whether an element, or the card around it, was partly in view at a scroll position. */
function wasInSight(element: HTMLElement, scrolled: number): boolean {
  const { top, bottom } = (element.closest('article') ?? element).getBoundingClientRect();
  const since = window.scrollY - scrolled;
  return top + since < window.innerHeight && bottom + since > 0;
}

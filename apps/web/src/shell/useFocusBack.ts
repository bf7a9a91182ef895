import { useState } from 'react';

/**
 * Where the focus goes when what is open over a page closes. Whoever only looked at it left its entry in the page where they want it, be it
 * half in sight: the page is not moved then.
 *
 * @param id What is open.
 * @param restoreFocusTo Gives its entry the focus; it may move the page.
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

/** Whether anything of the card, or else of the element, was in sight while the page was scrolled so far. */
function wasInSight(element: HTMLElement, scrolled: number): boolean {
  const { top, bottom } = (element.closest('article') ?? element).getBoundingClientRect();
  const since = window.scrollY - scrolled;
  return top + since < window.innerHeight && bottom + since > 0;
}

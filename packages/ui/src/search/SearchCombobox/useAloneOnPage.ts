import { type RefObject, useEffect } from 'react';

/**
 * Makes the rest of the page inert while an element covers it. Live regions, such as toasts, and layers that
 * open later stay usable.
 */
export function useAloneOnPage(element: RefObject<HTMLElement | null>, isAlone: boolean): void {
  useEffect(() => {
    if (!isAlone) return;
    const covered: HTMLElement[] = [];
    for (
      let own: HTMLElement | null = element.current;
      own && own !== document.body;
      own = own.parentElement
    ) {
      for (const other of own.parentElement?.children ?? []) {
        if (other === own || !(other instanceof HTMLElement)) continue;
        if (other.inert || other.matches('[aria-live], script, style')) continue;
        if (other.querySelector('[aria-live]')) continue;
        other.inert = true;
        covered.push(other);
      }
    }
    return () => {
      for (const other of covered) other.inert = false;
    };
  }, [element, isAlone]);
}

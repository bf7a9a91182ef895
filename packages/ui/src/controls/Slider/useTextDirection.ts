import { type RefCallback, useCallback, useState } from 'react';

type TextDirection = 'ltr' | 'rtl';

/**
 * The direction of the text around an element, for arrow keys and positions: Radix knows no document and would write
 * `dir="ltr"` into one that reads from right to left. Give the ref to an element that Radix gives no `dir`.
 */
export function useTextDirection(): [TextDirection, RefCallback<Element>] {
  const [direction, setDirection] = useState<TextDirection>('ltr');
  const measure = useCallback((element: Element | null) => {
    if (element) setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, measure];
}

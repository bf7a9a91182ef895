import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type TextDirection, useUi } from '../../provider/UiProvider.tsx';

/**
 * The direction of the text around an element, for arrow keys and positions: Radix knows no document and would write
 * `dir="ltr"` into one that reads from right to left. Give the ref to an element that Radix gives no `dir`.
 *
 * A server, which has no page to read it from, goes by the provider.
 */
export function useTextDirection(): [TextDirection, RefCallback<Element>] {
  const { direction: given = 'ltr' } = useUi();
  const [direction, setDirection] = useState(given);
  const measured = useRef<Element>(null);
  const measure = useCallback((element: Element | null) => {
    measured.current = element;
    if (element) setDirection(directionOf(element));
  }, []);
  // Once more with every change: somebody may choose another language while it is there.
  useLayoutEffect(() => {
    if (measured.current) setDirection(directionOf(measured.current));
  });
  return [direction, measure];
}

const directionOf = (element: Element): TextDirection =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type TextDirection, useUi } from '../../provider/UiProvider.tsx';

/**
 * Returns the text direction around an element (on a server, the provider's) and a ref for that element.
 * Without a direction Radix assumes `ltr`; choose an element that gets no `dir` from Radix.
 */
export function useTextDirection(): [TextDirection, RefCallback<Element>] {
  const { direction: given = 'ltr' } = useUi();
  const [direction, setDirection] = useState(given);
  const measured = useRef<Element>(null);
  const measure = useCallback((element: Element | null) => {
    measured.current = element;
    if (element) setDirection(directionOf(element));
  }, []);
  // Measured after every render, because the user may choose another language.
  useLayoutEffect(() => {
    if (measured.current) setDirection(directionOf(measured.current));
  });
  return [direction, measure];
}

const directionOf = (element: Element): TextDirection =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Fits the height to the text, in browsers without `field-sizing`. */
export function useGrowth(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    if (area.current && !growsByItself()) fitToText(area.current);
  }, [area, text]);

  useEffect(() => {
    const element = area.current;
    if (!element || growsByItself()) return;
    let width = element.offsetWidth;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      cancelAnimationFrame(frame);
      // A change of size during a resize callback is an error in browsers, so this waits for the next frame.
      frame = requestAnimationFrame(() => fitToText(element));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area]);
}

const growsByItself = () => CSS.supports('field-sizing', 'content');

function fitToText(area: HTMLTextAreaElement) {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}

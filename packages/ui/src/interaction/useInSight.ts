import { type RefObject, useEffect, useState } from 'react';

/** What share of an element has to be in the window. */
const ENOUGH = 0.5;

/** Whether an element can be seen: half of it is in the window, and nobody looks at another tab. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [isInWindow, setInWindow] = useState(false);
  const [isInFront, setInFront] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInWindow((entries.at(-1)?.intersectionRatio ?? 0) >= ENOUGH),
      { threshold: ENOUGH },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  useEffect(() => {
    const look = () => setInFront(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isInWindow && isInFront;
}

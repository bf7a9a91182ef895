import { type RefObject, useEffect, useState } from 'react';

const ENOUGH = 0.5;

/** Whether an element is visible: at least half of it is in the window, and the tab is in front. */
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

import { useCallback } from 'react';

/**
 * CSS variable: height, with a gap, of an element that sticks to the window's bottom, for elements floating
 * above it.
 */
export const FOOT_ROOM = '--vitrine-foot-room';

/** Returns a ref for an element that may stick to the window's bottom; messages then appear above it. */
export function useFootRoom(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      const isAtFoot = getComputedStyle(element).bottom !== 'auto';
      style.setProperty(FOOT_ROOM, isAtFoot ? `${element.offsetHeight + GAP}px` : '0px');
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(FOOT_ROOM);
    };
  }, []);
}

const GAP = 8;

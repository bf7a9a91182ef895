import { useCallback } from 'react';

/** Height of what stays at the foot of the window, for what floats above it. */
export const FOOT_ROOM = '--vitrine-foot-room';

/**
 * The ref of something that sticks to the foot of the window: as long as it is there, messages come up above it and do not cover it.
 * What stands elsewhere, such as beside a list on a wide screen, takes no room.
 */
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

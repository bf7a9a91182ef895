import { useLayoutEffect, useState } from 'react';

const GAP_PX = 8;
const FOOT_PX = 24;
/** Minimum height of the popup, in px, which then reaches below the window. */
const LEAST_PX = 280;

/** Returns the height, in px, that the popup can take below its field. */
export function useRoomBelow(
  isOpen: boolean,
  field: { readonly current: HTMLElement | null },
): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    if (!isOpen) return;
    const measure = () => {
      const bottom = field.current?.getBoundingClientRect().bottom ?? 0;
      setRoom(Math.max(LEAST_PX, Math.floor(window.innerHeight - bottom - GAP_PX - FOOT_PX)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isOpen, field]);
  return room;
}

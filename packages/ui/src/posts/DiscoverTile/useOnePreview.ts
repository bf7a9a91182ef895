import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { REDUCED_MOTION } from '../../theme/reduced-motion.ts';
import { savesData } from '../saves-data.ts';

/** Milliseconds under the pointer before a video is fetched. */
const DELAY_MS = 120;

/** Stops the video that plays now; one at most plays on a page. */
let stopCurrent: (() => void) | undefined;

const mayPlay = () => !window.matchMedia(REDUCED_MOTION).matches && !savesData();

/**
 * Returns whether a tile plays its video, which it does while the pointer is over it or the keyboard in it,
 * and the handlers of the tile's frame.
 */
export function useOnePreview(canPlay: boolean) {
  const [isPlaying, setPlaying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    if (stopCurrent === stop) stopCurrent = undefined;
    setPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);

  function start(delay: number) {
    if (!canPlay || stopCurrent === stop || !mayPlay()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      stopCurrent?.();
      stopCurrent = stop;
      setPlaying(true);
    }, delay);
  }

  return {
    isPlaying: isPlaying && canPlay,
    stop,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && start(DELAY_MS),
      onPointerLeave: stop,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && start(0),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || stop(),
    },
  };
}

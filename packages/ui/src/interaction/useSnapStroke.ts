import { type TouchEvent, useRef, useState } from 'react';
import { DIRECTION_PX, SWIPE_THRESHOLD_PX, SWIPE_THROTTLE_MS } from './swipe.ts';

/** Which slide is seen, and how many there are. */
interface SnapStrokeOptions {
  index: number;
  /** The place of the last slide, from 0. */
  last: number;
  /** Whether strokes are left alone. */
  disabled: boolean;
}

interface Stroke {
  x: number;
  y: number;
  /** The slide that it began at. */
  from: number;
  isSideways?: boolean;
  /** Whether it came too soon after a step to be another one. */
  isTooSoon?: boolean;
}

/**
 * For slides that scroll under the finger by themselves, and snap: says at which one they may come to rest. It is the one that the
 * stroke began at, and the one beside it while the finger is as far away as a swipe goes; neither speed nor length make it another.
 */
export function useSnapStroke({ index, last, disabled }: SnapStrokeOptions) {
  const [goal, setGoal] = useState<number>();
  const wanted = useRef<number>(undefined);
  const stroke = useRef<Stroke>(undefined);
  const lastStep = useRef(Number.NEGATIVE_INFINITY);

  function aimAt(place: number | undefined) {
    wanted.current = place;
    setGoal(place);
  }

  return {
    /** The only slide to snap to; undefined where each may be. */
    goal,
    /** The same, as it is by now, for events that come before it is drawn. */
    goalNow: () => wanted.current,
    /** Whether a finger holds the slides. */
    isHeld: () => stroke.current !== undefined,
    /** Nothing moves any more, so each slide can be gone to again. */
    end: () => aimAt(undefined),
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      if (disabled || !finger || touches.length > 1) return;
      // What is still on its way counts as there.
      const from = wanted.current ?? index;
      stroke.current = { x: finger.clientX, y: finger.clientY, from };
      aimAt(from);
    },
    onTouchMove({ touches, timeStamp, currentTarget }: TouchEvent) {
      const finger = touches[0];
      const begun = stroke.current;
      if (!begun || !finger || touches.length > 1) return;
      const across = finger.clientX - begun.x;
      const down = finger.clientY - begun.y;
      if (Math.max(Math.abs(across), Math.abs(down)) < DIRECTION_PX) return;
      begun.isSideways ??= Math.abs(across) > Math.abs(down);
      const isFar = begun.isSideways && Math.abs(across) >= SWIPE_THRESHOLD_PX;
      if (isFar) begun.isTooSoon ??= timeStamp - lastStep.current < SWIPE_THROTTLE_MS;
      const isOn = across < 0 === (getComputedStyle(currentTarget).direction !== 'rtl');
      const beside = Math.min(Math.max(begun.from + (isOn ? 1 : -1), 0), last);
      const place = isFar && !begun.isTooSoon ? beside : begun.from;
      if (place === wanted.current) return;
      if (place !== begun.from) lastStep.current = timeStamp;
      aimAt(place);
    },
    onTouchEnd({ touches }: TouchEvent) {
      if (touches.length === 0) stroke.current = undefined;
    },
  };
}

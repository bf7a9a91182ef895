import { type TouchEvent, useRef, useState } from 'react';
import { DIRECTION_PX, SWIPE_THRESHOLD_PX, SWIPE_THROTTLE_MS } from './swipe.ts';

interface SnapStrokeOptions {
  index: number;
  last: number;
  disabled: boolean;
}

interface Stroke {
  x: number;
  y: number;
  from: number;
  isSideways?: boolean;
  /** Whether the stroke follows a step too soon to make another. */
  isTooSoon?: boolean;
}

/**
 * Limits slides with native scroll snapping to one step per stroke, regardless of its speed and length. An
 * adjacent slide is the goal while the finger is at least `SWIPE_THRESHOLD_PX` from its start.
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
    /** The only slide to snap to; undefined when any slide may be snapped to. */
    goal,
    /** The latest `goal`, for events that come before it is rendered. */
    goalNow: () => wanted.current,
    isHeld: () => stroke.current !== undefined,
    /** Makes every slide a snap point again; call it when nothing moves any more. */
    end: () => aimAt(undefined),
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      if (disabled || !finger || touches.length > 1) return;
      // If the slides still move to an earlier goal, the stroke starts from that goal.
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

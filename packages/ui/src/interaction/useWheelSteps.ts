import { useRef, type WheelEvent } from 'react';

/** Pixels that the wheel must turn in one direction before it is a step. */
const WHEEL_THRESHOLD_PX = 50;

/** Milliseconds without a turn after which the next one is another gesture. */
const WHEEL_THROTTLE_MS = 300;

/** What a line and a page of `deltaMode` are in pixels, near enough for a threshold. */
const UNIT_PX = [1, 16, 800];

interface WheelStepOptions {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Whether the wheel is left alone. */
  disabled?: boolean | undefined;
}

/**
 * A handler for `onWheel`: down is the next step, up the previous one. A gesture is one step, however long the wheel
 * runs on by itself; it ends with a rest or with a turn the other way. A gesture that begins by scrolling something
 * under the pointer is none.
 */
export function useWheelSteps({ onPrevious, onNext, disabled = false }: WheelStepOptions) {
  const gesture = useRef({ turned: 0, isOver: false, at: Number.NEGATIVE_INFINITY });

  return (event: WheelEvent<HTMLElement>): void => {
    // With Control, which is also how a browser reports a pinch, the wheel zooms.
    if (disabled || event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    // A dialog that lies above is a child in React, but not in the document.
    if (!event.currentTarget.contains(event.target as Element)) return;
    const turn = event.deltaY * (UNIT_PX[event.deltaMode] ?? 1);
    const { turned, at } = gesture.current;
    const isAnother = event.timeStamp - at >= WHEEL_THROTTLE_MS || turned * turn < 0;
    if (isAnother) gesture.current = { turned: 0, isOver: false, at };
    gesture.current.at = event.timeStamp;
    gesture.current.turned += turn;
    if (canScroll(event.target as Element, event.currentTarget, turn)) gesture.current.isOver = true;
    if (gesture.current.isOver || Math.abs(gesture.current.turned) < WHEEL_THRESHOLD_PX) return;
    gesture.current.isOver = true;
    if (turn > 0) onNext?.();
    else onPrevious?.();
  };
}

/** Whether a turn of the wheel scrolls the element or one around it, up to and including `last`. */
function canScroll(element: Element, last: Element, turn: number): boolean {
  const { overflowY } = getComputedStyle(element);
  const below = element.scrollHeight - element.clientHeight - element.scrollTop;
  const scrolls = overflowY === 'auto' || overflowY === 'scroll';
  // Heights are whole pixels, and scroll positions need not be.
  if (scrolls && (turn > 0 ? below >= 1 : element.scrollTop > 0)) return true;
  return element !== last && element.parentElement !== null && canScroll(element.parentElement, last, turn);
}

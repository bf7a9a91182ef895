import { useRef, type WheelEvent } from 'react';

/** Pixels that the wheel must turn in one direction to make a step. */
const WHEEL_THRESHOLD_PX = 50;

/** Milliseconds without a turn after which the next turn begins another gesture. */
const WHEEL_THROTTLE_MS = 300;

/** Pixels per unit of `deltaMode` (pixel, line, page); accurate enough for a threshold. */
const UNIT_PX = [1, 16, 800];

interface WheelStepOptions {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/**
 * Returns a handler for `onWheel`: each gesture down calls `onNext` once, each gesture up `onPrevious`,
 * unless it scrolls something. A pause or a turn the other way ends a gesture.
 */
export function useWheelSteps({ onPrevious, onNext, disabled = false }: WheelStepOptions) {
  const gesture = useRef({ turned: 0, isOver: false, at: Number.NEGATIVE_INFINITY });

  return (event: WheelEvent<HTMLElement>): void => {
    // Ignores sideways turns, and zooming with Control; browsers report a pinch in the same way.
    if (disabled || event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    // React events also bubble here from dialogs elsewhere in the document.
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

/** Whether a turn scrolls the element or one around it, up to and including `last`. */
function canScroll(element: Element, last: Element, turn: number): boolean {
  const { overflowY } = getComputedStyle(element);
  const below = element.scrollHeight - element.clientHeight - element.scrollTop;
  const scrolls = overflowY === 'auto' || overflowY === 'scroll';
  // Scroll positions may be fractions but heights are not, so less than 1 px below counts as the end.
  if (scrolls && (turn > 0 ? below >= 1 : element.scrollTop > 0)) return true;
  return element !== last && element.parentElement !== null && canScroll(element.parentElement, last, turn);
}

import type { MouseEvent as ReactMouseEvent } from 'react';

/** Two presses within this time, and this near each other, are a double click where the browser does not count them: ms, px. */
const TOGETHER = { within: 500, near: 24 };

const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/**
 * Keeps the second press of a double click from what lies below: for the press of something that goes with it. A press by the
 * keyboard or a program, which has no place on the screen, is let alone.
 */
export function swallowSecondPress(first: ReactMouseEvent): void {
  const { detail, timeStamp, clientX, clientY } = first;
  if (detail === 0 || (clientX === 0 && clientY === 0)) return;
  const isByMouse = (first.nativeEvent as Partial<PointerEvent>).pointerType === 'mouse';
  // Of a mouse, the browser counts all but what is said of pointers in general.
  const isCounted = ({ type }: MouseEvent) => isByMouse && !type.startsWith('pointer');
  const isSecond = (next: MouseEvent) =>
    Math.hypot(next.clientX - clientX, next.clientY - clientY) < TOGETHER.near &&
    (isCounted(next) ? next.detail > 1 : next.timeStamp - timeStamp < TOGETHER.within || next.detail > 1);
  const take = (next: MouseEvent) => {
    if (isSecond(next)) {
      next.preventDefault();
      next.stopImmediatePropagation();
    }
    if (next.type !== 'click' && (next.type !== 'mousedown' || isSecond(next))) return;
    for (const part of PARTS) window.removeEventListener(part, take, true);
  };
  for (const part of PARTS) window.addEventListener(part, take, true);
}

import type { MouseEvent as ReactMouseEvent } from 'react';

/** Limits of a double click: `near` in px; `within` in ms, for events without a click count. */
const TOGETHER = { within: 500, near: 24 };

const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** After a press has removed its target, keeps the second press of a double click from the element below. */
export function swallowSecondPress(first: ReactMouseEvent): void {
  const { detail, timeStamp, clientX, clientY } = first;
  if (detail === 0 || (clientX === 0 && clientY === 0)) return;
  const isByMouse = (first.nativeEvent as Partial<PointerEvent>).pointerType === 'mouse';
  // Whether `detail` counts the clicks: with a mouse, on all events but pointer events.
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

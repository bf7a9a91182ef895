import type { MouseEvent } from 'react';

let pressedBefore: EventTarget | undefined;

/** Whether a click belongs to a double click that began on another element, such as one now removed. */
export function isStrayClick({ detail, currentTarget }: MouseEvent): boolean {
  const isStray = detail > 1 && currentTarget !== pressedBefore;
  pressedBefore = currentTarget;
  return isStray;
}

import type { MouseEvent } from 'react';

let pressedBefore: EventTarget | undefined;

/**
 * Whether a press is the second of a double click that began on something else: what was pressed first has gone, and
 * what took its place slid under the pointer.
 */
export function isStrayClick({ detail, currentTarget }: MouseEvent): boolean {
  const isStray = detail > 1 && currentTarget !== pressedBefore;
  pressedBefore = currentTarget;
  return isStray;
}

import type { KeyboardEvent } from 'react';

/**
 * Which way an arrow key steps through things that lie in a row: 1 on, -1 back; undefined where the key is for something else, such
 * as a field that has the focus.
 */
export function stepOfArrow(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  const target = event.target as HTMLElement;
  // A dialog that lies above is a child in React, but not in the document.
  if (event.nativeEvent.isComposing || !event.currentTarget.contains(target) || usesArrowKeys(target))
    return undefined;
  return (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget) ? 1 : -1;
}

const usesArrowKeys = (element: HTMLElement) =>
  element.isContentEditable ||
  element.closest(
    'input, textarea, select, video, audio, [role=slider], [role=radio], [role=tab], [role=menu], [role=listbox]',
  ) !== null;

/** Whether the text of an element reads from right to left. */
export const isRightToLeft = (element: Element | null) =>
  element !== null && getComputedStyle(element).direction === 'rtl';

import type { KeyboardEvent } from 'react';

/**
 * Returns the step of an arrow key: 1 forwards, -1 backwards; undefined if the key has another use, such as
 * in a field.
 */
export function stepOfArrow(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  const target = event.target as HTMLElement;
  // React events also bubble here from dialogs elsewhere in the document.
  if (event.nativeEvent.isComposing || !event.currentTarget.contains(target) || usesArrowKeys(target))
    return undefined;
  return (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget) ? 1 : -1;
}

const usesArrowKeys = (element: HTMLElement) =>
  element.isContentEditable ||
  element.closest(
    'input, textarea, select, video, audio, [role=slider], [role=radio], [role=tab], [role=menu], [role=listbox]',
  ) !== null;

export const isRightToLeft = (element: Element | null) =>
  element !== null && getComputedStyle(element).direction === 'rtl';

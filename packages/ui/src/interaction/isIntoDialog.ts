import type { FocusEvent } from 'react';

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Whether the focus moves into a dialog above the element, which later gives the focus back. */
export function isIntoDialog({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const dialog = relatedTarget instanceof Element ? relatedTarget.closest(DIALOG) : null;
  return dialog !== null && !dialog.contains(currentTarget);
}

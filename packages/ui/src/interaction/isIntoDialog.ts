import type { FocusEvent } from 'react';

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Whether the focus goes into a dialog that has come over what had it. The dialog will give it back. */
export function isIntoDialog({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const dialog = relatedTarget instanceof Element ? relatedTarget.closest(DIALOG) : null;
  return dialog !== null && !dialog.contains(currentTarget);
}

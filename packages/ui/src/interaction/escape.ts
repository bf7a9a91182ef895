import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const left = new WeakSet<Event>();

/**
 * Radix gives an Escape to what was opened last, and a toast comes after any dialog. Whoever has the focus in a dialog
 * means the dialog: the toast leaves the key to it.
 */
export function leaveEscapeToDialog(event: KeyboardEvent): void {
  if (!document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
  event.preventDefault();
  if (!event.isComposing) left.add(event);
}

/** Whether a key is an Escape that was left to the dialog that hears it; the dialogs around it are not asked. */
export const takesEscape = ({ nativeEvent }: ReactKeyboardEvent): boolean => left.delete(nativeEvent);

import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const left = new WeakSet<Event>();

/**
 * Leaves an Escape to the dialog that has the focus. Radix gives the key to what was opened last, which is the toast when
 * it came after the dialog.
 */
export function leaveEscapeToDialog(event: KeyboardEvent): void {
  if (!document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
  event.preventDefault();
  if (!event.isComposing) left.add(event);
}

/** Whether a key is an Escape that was left to the dialog that hears it; the dialogs around it are not asked. */
export const takesEscape = ({ nativeEvent }: ReactKeyboardEvent): boolean => left.delete(nativeEvent);

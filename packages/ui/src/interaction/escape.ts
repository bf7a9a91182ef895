import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const left = new WeakSet<Event>();

/**
 * If the focus is in a dialog, leaves an Escape to it. Radix gives the key to the layer opened last, such as
 * a toast.
 */
export function leaveEscapeToDialog(event: KeyboardEvent): void {
  if (!document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
  event.preventDefault();
  if (!event.isComposing) left.add(event);
}

/**
 * Whether the event is an Escape left to the focused dialog. True only once, so dialogs around it ignore the
 * key.
 */
export const takesEscape = ({ nativeEvent }: ReactKeyboardEvent): boolean => left.delete(nativeEvent);

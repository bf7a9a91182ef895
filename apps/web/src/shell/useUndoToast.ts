import type { Removal } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { shellMessages } from './shell.messages.ts';
import { useToast } from './toasts.tsx';

/** Says that something was taken out, and offers to take that back. */
export function useUndoToast<Thing>(textOf: (thing: Thing) => string): (removal: Removal<Thing>) => void {
  const showToast = useToast();
  const texts = useMessages(shellMessages);
  return ({ thing, undo }) =>
    showToast({
      text: textOf(thing),
      action: { label: texts.undo, onAction: () => void undo() },
    });
}

import type { Removal } from '@vitrine/hooks';
import { isolated, useMessages } from '@vitrine/ui';
import { shellMessages } from './shell.messages.ts';
import { useDismissToast, useToast, useToastGone } from './toasts.tsx';

/**
 * Says that something was taken out, and offers to take that back for as long as it can be.
 *
 * @param nameOf What the thing is called.
 * @param removed The sentence, given that name.
 */
export function useUndoToast<Thing>(
  nameOf: (thing: Thing) => string,
  removed: (name: string) => string,
): (removal: Removal<Thing>) => void {
  const showToast = useToast();
  const dismissToast = useDismissToast();
  const onToastGone = useToastGone();
  const texts = useMessages(shellMessages);
  return ({ thing, undo, onKept }) => {
    const id = showToast({
      text: removed(isolated(nameOf(thing))),
      action: { label: texts.undo, onAction: () => void undo() },
    });
    const stopKept = onKept(() => dismissToast(id));
    const stopGone = onToastGone((gone) => {
      if (gone !== id) return;
      stopKept();
      stopGone();
    });
  };
}

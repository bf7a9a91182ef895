import type { Removal } from '@vitrine/hooks';
import { type IconProps, isolated, useMessages } from '@vitrine/ui';
import { useDismissToast, useToast, useToastGone } from './toasts.tsx';
import { undoMessages } from './undo.messages.ts';

/**
 * Returns a function that shows a toast about a removal, with Undo while that is possible.
 *
 * @param nameOf Returns the thing's name.
 * @param removed Returns the text for a name.
 * @param icon Icon of the toast.
 */
export function useUndoToast<Thing>(
  nameOf: (thing: Thing) => string,
  removed: (name: string) => string,
  icon?: IconProps['path'],
): (removal: Removal<Thing>) => void {
  const showToast = useToast();
  const dismissToast = useDismissToast();
  const onToastGone = useToastGone();
  const texts = useMessages(undoMessages);
  return ({ thing, undo, onKept }) => {
    const id = showToast({
      text: removed(isolated(nameOf(thing))),
      icon,
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

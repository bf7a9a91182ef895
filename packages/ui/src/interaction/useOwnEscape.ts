import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Lets Escape end something within what is open, and not what it lies in, which listens at the document. What lies over it all has the
 * focus, and keeps the key.
 *
 * @param isWanted Whether there is anything to end.
 * @param place An element of it.
 * @param onEscape Ends it; answers false where it leaves the key to others after all.
 */
export function useOwnEscape(
  isWanted: boolean,
  place: RefObject<Element | null>,
  onEscape: () => boolean,
): void {
  const end = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isWanted) return;
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (isFocusElsewhere(place.current) || !end()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [isWanted, place]);
}

/** Whether the focus is outside the dialog that an element lies in: in another one over it, in a menu, among the messages. */
function isFocusElsewhere(element: Element | null): boolean {
  const focused = document.activeElement;
  const dialog = element?.closest('[role=dialog], [role=alertdialog]');
  return Boolean(dialog && focused && focused !== document.body && !dialog.contains(focused));
}

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Lets Escape end something inside an open layer without closing the layer. Another dialog that has the focus
 * keeps the key.
 *
 * @param isWanted Whether there is anything to end.
 * @param place An element inside the open layer.
 * @param onEscape Ends it. Returns false to leave the key to other listeners.
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

/** Whether the focus is outside the element's dialog. */
function isFocusElsewhere(element: Element | null): boolean {
  const focused = document.activeElement;
  const dialog = element?.closest('[role=dialog], [role=alertdialog]');
  return Boolean(dialog && focused && focused !== document.body && !dialog.contains(focused));
}

import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a handler for `onCloseAutoFocus`: unless the focus is elsewhere, focuses the previously focused
 * element, else that of `restoreFocusTo`. Radix alone does so only for overlays with a trigger.
 */
export function useFocusReturn(open: boolean, restoreFocusTo?: () => HTMLElement | null) {
  const focusedBefore = useRef<Element | null>(null);
  // Runs before the portal mounts, so an `autoFocus` inside cannot count as the earlier focus.
  useLayoutEffect(() => {
    if (open) focusedBefore.current = document.activeElement;
  }, [open]);

  return (event: Event) => {
    event.preventDefault();
    const focusIsElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (focusIsElsewhere) return;
    const before = focusedBefore.current;
    const target = canTakeFocus(before) ? before : restoreFocusTo?.();
    // If there is no target, or a dialog hides it, the top dialog gets the focus.
    (target && !isHidden(target) ? target : dialogOnTop())?.focus();
  };
}

export const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element !== document.body &&
  !element.matches(':disabled') &&
  !isHidden(element);

const isHidden = (element: Element) => element.closest('[aria-hidden=true], [inert]') !== null;

const dialogOnTop = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
    .filter((dialog) => dialog.dataset.state === 'open' && !isHidden(dialog))
    .at(-1);

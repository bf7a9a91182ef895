import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before an overlay opened, or else to what `restoreFocusTo` names: an answer for
 * Radix's `onCloseAutoFocus`, which by itself knows only overlays that have a trigger.
 */
export function useFocusReturn(open: boolean, restoreFocusTo?: () => HTMLElement | null) {
  const focusedBefore = useRef<Element | null>(null);
  // Before the portal mounts, so that an `autoFocus` inside cannot be mistaken for what had the focus.
  useLayoutEffect(() => {
    if (open) focusedBefore.current = document.activeElement;
  }, [open]);

  return (event: Event) => {
    event.preventDefault();
    const focusIsElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (focusIsElsewhere) return;
    const before = focusedBefore.current;
    const target = canTakeFocus(before) ? before : restoreFocusTo?.();
    // Below another dialog the page is hidden, and nothing in it may have the focus.
    (target && !isHidden(target) ? target : dialogOnTop())?.focus();
  };
}

/** Whether an element is on the page and can be focused. */
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

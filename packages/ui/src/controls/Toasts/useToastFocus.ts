import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { canTakeFocus } from '../../interaction/useFocusReturn.ts';

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';

/** The key that moves the focus to the toasts. */
export const HOTKEY = 'F8';

/**
 * Moves the keyboard focus to the toasts and back. While `isVisited`, render a `PausedFocusTrap`, or a dialog
 * would pull the focus back.
 *
 * @param onEscape Called with the focused toast, or else the newest.
 */
export function useToastFocus(onEscape: (toast: Element) => void) {
  const toasts = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<{ element: HTMLElement; overlay: HTMLElement | null }>(undefined);
  const [isVisited, setVisited] = useState(false);

  const isInside = (node: EventTarget | null) =>
    node instanceof Node && Boolean(toasts.current?.contains(node));

  /** If the focus is among the toasts or was on a removed one, returns it to its earlier place. */
  const goBack = () => {
    const isLost = isVisited && document.activeElement === document.body;
    if (!cameFrom.current || !(isLost || isInside(document.activeElement))) return;
    const { element, overlay } = cameFrom.current;
    (canTakeFocus(element) ? element : overlay)?.focus({ preventScroll: true });
  };

  const goTo = () => {
    // Synchronous, because the dialog would take the focus back before the next render.
    flushSync(() => setVisited(true));
    list.current?.focus();
    if (!isInside(document.activeElement)) setVisited(false);
  };

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.code === HOTKEY && list.current?.firstElementChild) goTo();
      if (event.key !== 'Escape' || !isInside(event.target)) return;
      // Otherwise the top dialog would close, because dialogs listen for Escape on the document.
      event.stopPropagation();
      const toasts = [...(list.current?.children ?? [])];
      const toast = toasts.find((one) => one.contains(event.target as Node)) ?? toasts.at(-1);
      if (toast) onEscape(toast);
      goBack();
    };
    window.addEventListener('keydown', onKey, true);
    // If the focused toast was removed, the focus is on the body.
    if (isVisited && document.activeElement === document.body) goBack();
    return () => window.removeEventListener('keydown', onKey, true);
  });

  return {
    /** Whether `HOTKEY` has moved the focus to the toasts, and it is still there. */
    isVisited,
    goBack,
    list,
    around: {
      ref: toasts,
      onFocus({ relatedTarget }: FocusEvent) {
        if (!(relatedTarget instanceof HTMLElement) || isInside(relatedTarget)) return;
        cameFrom.current = { element: relatedTarget, overlay: relatedTarget.closest<HTMLElement>(OVERLAY) };
      },
      onBlur({ relatedTarget }: FocusEvent) {
        // Ignores the blur of a whole window, whose focus comes back with it.
        if (!isInside(relatedTarget) && document.hasFocus()) setVisited(false);
      },
      onKeyDown(event: KeyboardEvent) {
        // Tab beyond the last toast returns to the dialog or menu, instead of the page behind it.
        if (event.key !== 'Tab' || event.defaultPrevented || !cameFrom.current?.overlay?.isConnected) return;
        event.preventDefault();
        goBack();
      },
    },
  };
}

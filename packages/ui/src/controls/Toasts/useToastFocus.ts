import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { canTakeFocus } from '../../interaction/useFocusReturn.ts';

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';

/** The key that moves the focus to the toasts. */
export const HOTKEY = 'F8';

/**
 * The way of the keyboard to the toasts and back, also from within a dialog. A dialog takes back a focus that leaves it;
 * while `isVisited`, it must not.
 *
 * @param onEscape Called for an Escape among the toasts, with the one that has the focus, or else the newest.
 */
export function useToastFocus(onEscape: (toast: Element) => void) {
  const toasts = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<{ element: HTMLElement; overlay: HTMLElement | null }>(undefined);
  const [isVisited, setVisited] = useState(false);

  const isInside = (node: EventTarget | null) =>
    node instanceof Node && Boolean(toasts.current?.contains(node));

  /** Gives a focus that is among the toasts back to where it was before. */
  const goBack = () => {
    const isLost = isVisited && document.activeElement === document.body;
    if (!cameFrom.current || !(isLost || isInside(document.activeElement))) return;
    const { element, overlay } = cameFrom.current;
    (canTakeFocus(element) ? element : overlay)?.focus({ preventScroll: true });
  };

  const goTo = () => {
    // At once: the dialog would take the focus back before the next render.
    flushSync(() => setVisited(true));
    list.current?.focus();
    if (!isInside(document.activeElement)) setVisited(false);
  };

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.code === HOTKEY && list.current?.firstElementChild) goTo();
      if (event.key !== 'Escape' || !isInside(event.target)) return;
      // Dialogs hear Escape on the document, and the top one would close.
      event.stopPropagation();
      const toasts = [...(list.current?.children ?? [])];
      const toast = toasts.find((one) => one.contains(event.target as Node)) ?? toasts.at(-1);
      if (toast) onEscape(toast);
      goBack();
    };
    window.addEventListener('keydown', onKey, true);
    // The toast that had the focus was taken away.
    if (isVisited && document.activeElement === document.body) goBack();
    return () => window.removeEventListener('keydown', onKey, true);
  });

  return {
    /** Whether the keyboard is among the toasts. */
    isVisited,
    goBack,
    list,
    /** For the element around the toasts. */
    around: {
      ref: toasts,
      onFocus({ relatedTarget }: FocusEvent) {
        if (!(relatedTarget instanceof HTMLElement) || isInside(relatedTarget)) return;
        cameFrom.current = { element: relatedTarget, overlay: relatedTarget.closest<HTMLElement>(OVERLAY) };
      },
      onBlur({ relatedTarget }: FocusEvent) {
        // A window that is left keeps its focus for the return.
        if (!isInside(relatedTarget) && document.hasFocus()) setVisited(false);
      },
      onKeyDown(event: KeyboardEvent) {
        // Tab beyond the last toast would lead to the page behind the dialog.
        if (event.key !== 'Tab' || event.defaultPrevented || !cameFrom.current?.overlay?.isConnected) return;
        event.preventDefault();
        goBack();
      },
    },
  };
}

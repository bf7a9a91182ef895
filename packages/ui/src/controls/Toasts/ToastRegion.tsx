import type { ReactNode } from 'react';

/** The place of the toasts in a page. */
export interface ToastRegionProps {
  /** `Toasts`, which may be loaded with the first message. */
  children?: ReactNode;
}

/**
 * The place of the toasts, in the page from its start: a dialog hides everything else from screen readers when it
 * opens, and would hide toasts that come later together with what they stand in.
 */
export function ToastRegion({ children }: ToastRegionProps) {
  // Dialogs leave out what carries `aria-live`. The toasts are read out by a live region of their own.
  return <div aria-live="off">{children}</div>;
}

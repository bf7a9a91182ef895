import type { ComponentProps } from 'react';

/** The place of the toasts in a page, and the properties of an HTML `div`; its child is `Toasts`, which may be loaded with the first message. */
export type ToastRegionProps = ComponentProps<'div'>;

/**
 * The place of the toasts, in the page from its start: a dialog hides everything else from screen readers when it
 * opens, and would hide toasts that come later together with what they stand in.
 */
export function ToastRegion(props: ToastRegionProps) {
  // Dialogs leave out what carries `aria-live`. The toasts are read out by a live region of their own.
  return <div {...props} aria-live="off" />;
}

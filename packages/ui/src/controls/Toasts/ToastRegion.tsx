import type { ComponentProps } from 'react';

/**
 * Props of `ToastRegion`, all for its HTML `div`. Its child is `Toasts`, which may load with the first
 * message.
 */
export type ToastRegionProps = ComponentProps<'div'>;

/**
 * The place of the toasts, mounted with the page. Toasts added to an element that a dialog has hidden would
 * be hidden from screen readers, too.
 */
export function ToastRegion(props: ToastRegionProps) {
  // Dialogs do not hide elements with `aria-live`. It is `off`, because other live regions announce the
  // toasts.
  return <div {...props} aria-live="off" />;
}

'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { OverlayProps } from '../useOverlay.ts';
import {
  DialogActions,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogPanel,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './DialogParts.tsx';

/** Props of `Dialog`, including those of a `<div>`. */
export interface DialogProps extends OverlayProps, Omit<ComponentProps<'div'>, 'title'> {
  /** Button that opens the dialog, rendered in place. */
  trigger?: ReactElement | undefined;
  /** Name of the dialog, and its headline unless `hideTitle` is set. */
  title: string;
  /** One or two lines below the headline. */
  description?: string | undefined;
  /** Whether the title is for screen readers only. */
  hideTitle?: boolean | undefined;
  children?: ReactNode;
  /** Buttons at the foot, the main one last; stacked on a phone. */
  actions?: ReactNode;
  /** Maximum width: 360 px (`small`, the default) or 560 px (`medium`); phones use the whole width. */
  size?: 'small' | 'medium' | undefined;
}

/**
 * A modal question or task: centred, or a sheet from below on a phone. Compose other layouts from
 * `DialogRoot` and its parts.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  restoreFocusTo,
  trigger,
  title,
  description,
  hideTitle = false,
  children,
  actions,
  ...panel
}: DialogProps) {
  return (
    <DialogRoot
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      restoreFocusTo={restoreFocusTo}
    >
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <DialogPanel {...panel}>
        <DialogTitle visuallyHidden={hideTitle}>{title}</DialogTitle>
        {description && <DialogDescription>{description}</DialogDescription>}
        {children && <DialogBody>{children}</DialogBody>}
        {actions && <DialogActions>{actions}</DialogActions>}
        <DialogClose />
      </DialogPanel>
    </DialogRoot>
  );
}

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

/** What a `Dialog` says and asks, and the properties of an HTML `div`, which are those of its panel. */
export interface DialogProps extends OverlayProps, Omit<ComponentProps<'div'>, 'title'> {
  /** A button that opens it, where it stands. */
  trigger?: ReactElement | undefined;
  /** Its name, and its headline unless `hideTitle` is set. */
  title: string;
  /** One or two lines below the headline. */
  description?: string | undefined;
  /** Whether the title is for screen readers only. */
  hideTitle?: boolean | undefined;
  children?: ReactNode;
  /** Buttons at the foot, the main one last: in a row, on a phone stacked. */
  actions?: ReactNode;
  /** At most 400 or 560 px wide. */
  size?: 'small' | 'medium' | undefined;
}

/**
 * A modal question or task over the page: centred, on a phone a sheet from below. Composed of `DialogRoot`, `DialogTrigger`,
 * `DialogPanel`, `DialogTitle`, `DialogDescription`, `DialogBody`, `DialogActions` and `DialogClose`, for what it does not foresee.
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

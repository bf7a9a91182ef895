'use client';
import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { PagePadding } from '../../interaction/PagePadding.tsx';
import { useMessages, usePortalContainer } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { dialogsMessages } from '../dialogs.messages.ts';
import { type OverlayProps, useOverlay } from '../useOverlay.ts';
import * as styles from './AlertDialog.css.ts';

/** Props of `AlertDialog`, including those of a `<div>`. */
export interface AlertDialogProps extends OverlayProps, Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Button that opens the dialog, rendered in place. */
  trigger?: ReactElement | undefined;
  /** The question. */
  title: string;
  /** Consequence of confirming. */
  description?: ReactNode;
  /** Label of the confirm button; without it there is none. */
  confirmLabel?: string | undefined;
  /** Label of the cancel button, instead of "Cancel". */
  cancelLabel?: string | undefined;
  /**
   * Called when the user confirms. An uncontrolled dialog then closes, unless `event.preventDefault()` is
   * called; a controlled one is closed by the caller.
   */
  onConfirm?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /**
   * Address of a link that replaces the confirm button. It opens in a new tab, which popup blockers allow.
   */
  confirmHref?: string | undefined;
  /** Whether confirming destroys something; gives the confirm button the danger colour. */
  destructive?: boolean | undefined;
  /** Whether confirmed work is in progress. Meanwhile, the dialog can only be cancelled, by button or Escape. */
  busy?: boolean | undefined;
}

/**
 * A question that must be answered first. Focus starts on the cancel button; a press outside does nothing.
 */
export function AlertDialog({
  open,
  defaultOpen,
  onOpenChange,
  restoreFocusTo,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  confirmHref,
  destructive = false,
  busy = false,
  className,
  ...rest
}: AlertDialogProps) {
  const { cancel } = useMessages(dialogsMessages);
  const container = usePortalContainer();
  const dialog = useOverlay({
    open,
    defaultOpen,
    onOpenChange,
    restoreFocusTo,
    staysOnPressOutside: true,
  });

  // Ignores presses during the closing animation, which would confirm twice.
  const confirm = (event: MouseEvent<HTMLElement>) => {
    if (!dialog.isOpen) return event.preventDefault();
    onConfirm?.(event);
    if (open === undefined && !event.defaultPrevented) dialog.change(false, 'confirm');
  };

  return (
    <RadixAlertDialog.Root {...dialog.root}>
      {trigger && (
        <RadixAlertDialog.Trigger asChild ref={dialog.trigger}>
          {trigger}
        </RadixAlertDialog.Trigger>
      )}
      <RadixAlertDialog.Portal container={container}>
        <RadixAlertDialog.Overlay className={styles.overlay}>
          <RadixAlertDialog.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...rest}
            {...dialog.panel}
            role="alertdialog"
            className={classNames(styles.panel, className)}
          >
            <RadixAlertDialog.Title className={styles.title}>{title}</RadixAlertDialog.Title>
            {description && (
              <RadixAlertDialog.Description className={styles.description}>
                {description}
              </RadixAlertDialog.Description>
            )}
            <div className={styles.actions}>
              <RadixAlertDialog.Cancel asChild>
                <Button className={styles.cancel}>{cancelLabel ?? cancel}</Button>
              </RadixAlertDialog.Cancel>
              {confirmLabel && (
                <Button
                  variant={destructive ? 'danger' : 'primary'}
                  busy={busy}
                  asChild={confirmHref !== undefined}
                  onClick={confirm}
                  onAuxClick={(event) => opensNewTab(event) && confirm(event)}
                >
                  {confirmHref === undefined ? (
                    confirmLabel
                  ) : (
                    <a href={confirmHref} target="_blank" rel="noopener noreferrer">
                      {confirmLabel}
                    </a>
                  )}
                </Button>
              )}
            </div>
          </RadixAlertDialog.Content>
          <PagePadding />
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

const MIDDLE_BUTTON = 1;

const opensNewTab = ({ button, currentTarget }: MouseEvent<HTMLElement>) =>
  button === MIDDLE_BUTTON && currentTarget instanceof HTMLAnchorElement;

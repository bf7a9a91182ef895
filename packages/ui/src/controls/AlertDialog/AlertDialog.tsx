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

/** The question of an `AlertDialog`, its two answers, and the properties of an HTML `div`, which are those of its panel. */
export interface AlertDialogProps extends OverlayProps, Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A button that opens it, where it stands. */
  trigger?: ReactElement | undefined;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  description?: ReactNode;
  /** What the button does; without it there is only the way back. */
  confirmLabel?: string | undefined;
  /** Label of the way back, instead of "Cancel". */
  cancelLabel?: string | undefined;
  /**
   * Called when the person confirms. Where the caller gives `open`, it closes the dialog, at once or when the work is done; a dialog
   * that keeps its own state closes itself, unless `event.preventDefault()` keeps it open.
   */
  onConfirm?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Where confirming leads, in a new tab: the button is then a link, which no popup blocker stops. */
  confirmHref?: string | undefined;
  /** Whether something is lost by confirming. */
  destructive?: boolean | undefined;
  /** Whether what was confirmed is under way: the button waits, the way back stays open. */
  busy?: boolean | undefined;
}

/**
 * A question that wants an answer before anything else; the focus begins on the harmless one. The cancel button and Escape close it;
 * a press outside is no answer.
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
  onKeyDown,
  ...rest
}: AlertDialogProps) {
  const { cancel } = useMessages(dialogsMessages);
  const container = usePortalContainer();
  const dialog = useOverlay({ open, defaultOpen, onOpenChange, restoreFocusTo });

  // While the dialog fades away, a second press would confirm twice.
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
            onKeyDown={(event) => {
              onKeyDown?.(event);
              dialog.onKeyDown(event);
            }}
          >
            <RadixAlertDialog.Title className={styles.title}>{title}</RadixAlertDialog.Title>
            {description && (
              <RadixAlertDialog.Description className={styles.description}>
                {description}
              </RadixAlertDialog.Description>
            )}
            <div className={styles.actions}>
              <RadixAlertDialog.Cancel asChild>
                <Button>{cancelLabel ?? cancel}</Button>
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

/** Whether this is a press of the wheel on a link, which opens it like a click does. */
const opensNewTab = ({ button, currentTarget }: MouseEvent<HTMLElement>) =>
  button === MIDDLE_BUTTON && currentTarget instanceof HTMLAnchorElement;

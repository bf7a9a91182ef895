'use client';
import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import type { MouseEvent, ReactNode } from 'react';
import { takesEscape } from '../../interaction/escape.ts';
import { useFocusReturn } from '../../interaction/useFocusReturn.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { dialogsMessages } from '../dialogs.messages.ts';
import * as styles from './AlertDialog.css.ts';

/** The question of an `AlertDialog`, and its two answers. */
export interface AlertDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the person cancels, by the button or Escape; a press outside is no answer. */
  onOpenChange(open: boolean): void;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  description?: ReactNode;
  /** What the button does; without it there is only the way back. */
  confirmLabel?: string;
  /** Label of the way back, instead of "Cancel". */
  cancelLabel?: string;
  /** Called when the person confirms; the caller closes the dialog, at once or when the work is done. */
  onConfirm?(event: MouseEvent<HTMLElement>): void;
  /** Where confirming leads, in a new tab: the button is then a link, which no popup blocker stops. */
  confirmHref?: string;
  /** Whether something is lost by confirming. */
  destructive?: boolean;
  /** Whether what was confirmed is under way: the button waits, the way back stays open. */
  busy?: boolean;
  /** Where the focus goes on closing when what had it before is gone from the page. */
  restoreFocusTo?: () => HTMLElement | null;
}

/** A question that wants an answer before anything else; the focus begins on the harmless one. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  confirmHref,
  destructive = false,
  busy = false,
  restoreFocusTo,
}: AlertDialogProps) {
  const { cancel } = useMessages(dialogsMessages);
  const returnFocus = useFocusReturn(open, restoreFocusTo);

  // While the dialog fades away, a second press would confirm twice.
  const confirm = (event: MouseEvent<HTMLElement>) => {
    if (open) onConfirm?.(event);
    else event.preventDefault();
  };

  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={styles.overlay}>
          <RadixAlertDialog.Content
            className={styles.panel}
            onKeyDown={(event) => takesEscape(event) && onOpenChange(false)}
            onCloseAutoFocus={returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
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
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

const MIDDLE_BUTTON = 1;

/** Whether this is a press of the wheel on a link, which opens it like a click does. */
const opensNewTab = ({ button, currentTarget }: MouseEvent<HTMLElement>) =>
  button === MIDDLE_BUTTON && currentTarget instanceof HTMLAnchorElement;

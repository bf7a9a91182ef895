'use client';
import type { MouseEvent } from 'react';
import { AlertDialog, type AlertDialogProps } from '../../controls/AlertDialog/AlertDialog.tsx';
import { dialogsMessages } from '../../controls/dialogs.messages.ts';
import { useOpen } from '../../controls/useOpen.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { withParts } from '../../provider/withParts.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import * as styles from './ExternalLinkDialog.css.ts';

/** Props of `ExternalLinkDialog`, including those of an `AlertDialog`. */
export interface ExternalLinkDialogProps
  extends Omit<
    AlertDialogProps,
    | 'title'
    | 'description'
    | 'confirmLabel'
    | 'cancelLabel'
    | 'confirmHref'
    | 'onConfirm'
    | 'destructive'
    | 'busy'
  > {
  /** Address of the link; only http and https are opened. */
  href: string;
  /** Called when the user continues; prevent the default to keep the link from opening. */
  onContinue?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Asks whether to open a link in a new tab, and names its site. */
export function ExternalLinkDialog({
  href,
  onContinue,
  open: given,
  defaultOpen,
  onOpenChange,
  ...dialog
}: ExternalLinkDialogProps) {
  const [open, change] = useOpen({ open: given, defaultOpen, onOpenChange });
  const messages = useMessages(productDetailsMessages);
  const dialogs = useMessages(dialogsMessages);
  const address = webAddressOf(href);
  return (
    <AlertDialog
      {...dialog}
      open={open}
      onOpenChange={(next, { reason }) => change(next, reason)}
      title={messages.externalLinkTitle}
      description={
        address
          ? withParts(messages.externalLinkBody, { host: <bdi className={styles.host}>{address.host}</bdi> })
          : messages.externalLinkRefused
      }
      {...(address
        ? {
            confirmLabel: messages.continueToLink,
            confirmHref: address.href,
            onConfirm(event: MouseEvent<HTMLElement>) {
              onContinue?.(event);
              change(false, 'close');
            },
          }
        : { cancelLabel: dialogs.close })}
    />
  );
}

'use client';
import type { MouseEvent } from 'react';
import { AlertDialog, type AlertDialogProps } from '../../controls/AlertDialog/AlertDialog.tsx';
import { dialogsMessages } from '../../controls/dialogs.messages.ts';
import { useOpen } from '../../controls/useOpen.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import * as styles from './ExternalLinkDialog.css.ts';

/** The link that is asked about, what follows from the answer, and the properties of an `AlertDialog`. */
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
  /** Where the link leads; anything but http and https is never opened. */
  href: string;
  /** Called when the person continues; the browser opens the link by itself, unless the default is prevented. */
  onContinue?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Says which site a link leads to before it is opened in a new tab, so that nobody is led elsewhere without knowing. */
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
  const [before, after] = messages.externalLinkBody.split('{host}');
  return (
    <AlertDialog
      {...dialog}
      open={open}
      onOpenChange={(next, { reason }) => change(next, reason)}
      title={messages.externalLinkTitle}
      description={
        address ? (
          <>
            {before}
            <bdi className={styles.host}>{address.host}</bdi>
            {after}
          </>
        ) : (
          messages.externalLinkRefused
        )
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

'use client';
import type { MouseEvent } from 'react';
import { AlertDialog } from '../../controls/AlertDialog/AlertDialog.tsx';
import { dialogsMessages } from '../../controls/dialogs.messages.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import * as styles from './ExternalLinkDialog.css.ts';

/** The link that is asked about, and what follows from the answer. */
export interface ExternalLinkDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the person cancels or continues. */
  onOpenChange(open: boolean): void;
  /** Where the link leads; anything but http and https is never opened. */
  href: string;
  /** Called when the person continues; the browser opens the link by itself, unless the default is prevented. */
  onContinue?(event: MouseEvent<HTMLElement>): void;
  /** Where the focus goes on closing when what had it before is gone from the page. */
  restoreFocusTo?: () => HTMLElement | null;
}

/** Says which site a link leads to before it is opened in a new tab, so that nobody is led elsewhere without knowing. */
export function ExternalLinkDialog({
  open,
  onOpenChange,
  href,
  onContinue,
  restoreFocusTo,
}: ExternalLinkDialogProps) {
  const messages = useMessages(productDetailsMessages);
  const dialogs = useMessages(dialogsMessages);
  const address = webAddressOf(href);
  const [before, after] = messages.externalLinkBody.split('{host}');
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      restoreFocusTo={restoreFocusTo}
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
              onOpenChange(false);
            },
          }
        : { cancelLabel: dialogs.close })}
    />
  );
}

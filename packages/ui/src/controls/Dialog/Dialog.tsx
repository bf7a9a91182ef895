'use client';
import X from 'lucide-react/icons/x';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { takesEscape } from '../../interaction/escape.ts';
import { useFocusReturn } from '../../interaction/useFocusReturn.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { dialogsMessages } from '../dialogs.messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

/** What a `Dialog` says and asks. */
export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the person closes it: Escape, the close button, a press outside. */
  onOpenChange(open: boolean): void;
  /** Its name, and its headline unless `hideTitle` is set. */
  title: string;
  /** One or two lines below the headline. */
  description?: string;
  /** Whether the title is for screen readers only. */
  hideTitle?: boolean;
  children?: ReactNode;
  /** Buttons at the foot, the main one last: in a row, on a phone stacked. */
  actions?: ReactNode;
  /** At most 400 or 560 px wide. */
  size?: 'small' | 'medium';
  /** Where the focus goes on closing when what had it before is gone from the page. */
  restoreFocusTo?: () => HTMLElement | null;
}

/** A modal question or task over the page: centred, on a phone a sheet from below. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  hideTitle = false,
  children,
  actions,
  size = 'small',
  restoreFocusTo,
}: DialogProps) {
  const { close } = useMessages(dialogsMessages);
  const returnFocus = useFocusReturn(open, restoreFocusTo);

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            className={styles.panels[size]}
            onKeyDown={(event) => takesEscape(event) && onOpenChange(false)}
            onCloseAutoFocus={returnFocus}
          >
            <RadixDialog.Title className={hideTitle ? visuallyHidden : styles.title}>
              {title}
            </RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
            <div className={styles.corner}>
              <RadixDialog.Close asChild>
                <IconButton className={styles.close} label={close} icon={<X size={20} />} />
              </RadixDialog.Close>
            </div>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

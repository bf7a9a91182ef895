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
import * as styles from './Sheet.css.ts';

/** What a `Sheet` says, and where it comes from. */
export interface SheetProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the person closes it: Escape, the close button, a press outside. */
  onOpenChange(open: boolean): void;
  /** Its name, and its headline unless `hideTitle` is set. */
  title: string;
  /** Whether the title is for screen readers only; the close button then stands at the end of the first line. */
  hideTitle?: boolean;
  /** Where it comes from: below (best on phones), or the side where lines start or end, at most 400 px wide. */
  side?: 'bottom' | 'start' | 'end';
  children?: ReactNode;
  /** Buttons at the foot, which stays in view while the content scrolls. */
  actions?: ReactNode;
  /** Where the focus goes on closing when what had it before is gone from the page. */
  restoreFocusTo?: () => HTMLElement | null;
}

/** A drawer over the page for what belongs to it: filters, lists, a menu of places. */
export function Sheet({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  side = 'bottom',
  children,
  actions,
  restoreFocusTo,
}: SheetProps) {
  const { close } = useMessages(dialogsMessages);
  const returnFocus = useFocusReturn(open, restoreFocusTo);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={styles.panels[side]}
          aria-describedby={undefined}
          onKeyDown={(event) => takesEscape(event) && onOpenChange(false)}
          onCloseAutoFocus={returnFocus}
        >
          <RadixDialog.Title className={hideTitle ? visuallyHidden : styles.title}>
            <span className={styles.titleText}>{title}</span>
          </RadixDialog.Title>
          <div
            className={styles.body}
            data-untitled={hideTitle || undefined}
            data-last={actions ? undefined : true}
          >
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          <div className={styles.corner}>
            <RadixDialog.Close asChild>
              <IconButton className={styles.close} label={close} icon={<X size={20} />} />
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

'use client';
import * as RadixDialog from 'radix-ui/dialog';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { PagePadding } from '../../interaction/PagePadding.tsx';
import { toldOfKeyboard } from '../../interaction/toldOfKeyboard.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useMessages, usePortalContainer } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { dialogsMessages } from '../dialogs.messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons/x.ts';
import { type OverlayProps, useOverlay } from '../useOverlay.ts';
import * as styles from './Sheet.css.ts';

/** Props of `Sheet`, including those of a `<div>`. */
export interface SheetProps extends OverlayProps, Omit<ComponentProps<'div'>, 'title'> {
  /** Button that opens the sheet, rendered in place. */
  trigger?: ReactElement | undefined;
  /** Name of the sheet, and its headline unless `hideTitle` is set. */
  title: string;
  /** Whether the title is for screen readers only; the close button then stands at the end of the first line. */
  hideTitle?: boolean | undefined;
  /**
   * Side that the sheet slides in from; below by default. At the start or end of lines, it is at most 400 px
   * wide.
   */
  side?: 'bottom' | 'start' | 'end' | undefined;
  children?: ReactNode;
  /** Buttons at the foot, which stays in view while the content scrolls. */
  actions?: ReactNode;
}

/** A drawer over the page for supporting content: filters, lists, a menu of places. */
export function Sheet({
  open,
  defaultOpen,
  onOpenChange,
  restoreFocusTo,
  trigger,
  title,
  hideTitle = false,
  side = 'bottom',
  children,
  actions,
  className,
  ref,
  ...rest
}: SheetProps) {
  const { close } = useMessages(dialogsMessages);
  const container = usePortalContainer();
  const panel = useBothRefs<HTMLDivElement>(toldOfKeyboard, ref);
  const sheet = useOverlay({ open, defaultOpen, onOpenChange, restoreFocusTo });
  return (
    <RadixDialog.Root {...sheet.root}>
      {trigger && (
        <RadixDialog.Trigger asChild ref={sheet.trigger}>
          {trigger}
        </RadixDialog.Trigger>
      )}
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay className={styles.overlay}>
          <PagePadding />
        </RadixDialog.Overlay>
        <RadixDialog.Content
          aria-describedby={undefined}
          {...rest}
          {...sheet.panel}
          ref={panel}
          role="dialog"
          className={classNames(styles.panels[side], className)}
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
              <IconButton className={styles.close} label={close} icon={<Icon path={X} size={20} />} />
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

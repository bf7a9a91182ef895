'use client';
import * as RadixDialog from 'radix-ui/dialog';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { PagePadding } from '../../interaction/PagePadding.tsx';
import { toldOfKeyboard } from '../../interaction/toldOfKeyboard.ts';
import { useMessages, usePortalContainer } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { dialogsMessages } from '../dialogs.messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons/x.ts';
import { type Overlay, type OverlayProps, useOverlay } from '../useOverlay.ts';
import * as styles from './Dialog.css.ts';

const DialogState = createContext<Overlay | null>(null);

function useDialog(): Overlay {
  const dialog = useContext(DialogState);
  if (!dialog) throw new Error('The parts of a dialog stand in a DialogRoot.');
  return dialog;
}

/** Whether a dialog is open, and its parts. */
export interface DialogRootProps extends OverlayProps {
  /** A `DialogTrigger`, where it has one, and a `DialogPanel`. */
  children: ReactNode;
}

/** Holds the state of a dialog that is composed of its parts. Draws nothing itself. */
export function DialogRoot({ children, ...state }: DialogRootProps) {
  const dialog = useOverlay(state);
  return (
    <DialogState value={dialog}>
      <RadixDialog.Root {...dialog.root}>{children}</RadixDialog.Root>
    </DialogState>
  );
}

/** What opens a dialog. */
export interface DialogTriggerProps {
  /** A button: it opens the dialog, and gets the focus back. */
  children: ReactElement;
}

/** Makes its one child, a button, open the dialog. */
export function DialogTrigger({ children }: DialogTriggerProps) {
  return (
    <RadixDialog.Trigger asChild ref={useDialog().trigger}>
      {children}
    </RadixDialog.Trigger>
  );
}

/** How wide the panel of a dialog is, and the properties of an HTML `div`. */
export interface DialogPanelProps extends ComponentProps<'div'> {
  /** At most 400 or 560 px wide. */
  size?: 'small' | 'medium' | undefined;
}

/** The panel of a dialog over the page; it has one `DialogTitle`. */
export function DialogPanel({ size = 'small', className, onKeyDown, ...rest }: DialogPanelProps) {
  const dialog = useDialog();
  const container = usePortalContainer();
  return (
    <RadixDialog.Portal container={container}>
      <RadixDialog.Overlay ref={toldOfKeyboard} className={styles.overlay}>
        <RadixDialog.Content
          {...rest}
          {...dialog.panel}
          role="dialog"
          data-sheet=""
          className={classNames(styles.panels[size], className)}
          onOpenAutoFocus={(event) => {
            const panel = event.target as HTMLElement;
            // A field to search in would bring up the keyboard of a phone over what there is to see.
            if (!panel.querySelector('input[type=search]') || window.matchMedia('(hover: hover)').matches)
              return;
            event.preventDefault();
            panel.focus({ preventScroll: true });
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            dialog.onKeyDown(event);
          }}
        />
        <PagePadding />
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}

/** Whether the name of a dialog is seen, and the properties of an HTML heading. */
export interface DialogTitleProps extends ComponentProps<'h2'> {
  /** Whether it is for screen readers only. */
  visuallyHidden?: boolean | undefined;
}

/** The name of a dialog, and its headline. */
export const DialogTitle = ({ visuallyHidden: isHidden = false, className, ...rest }: DialogTitleProps) => (
  <RadixDialog.Title {...rest} className={classNames(isHidden ? visuallyHidden : styles.title, className)} />
);

/** One or two lines below the headline of a dialog. */
export const DialogDescription = ({ className, ...rest }: ComponentProps<'p'>) => (
  <RadixDialog.Description {...rest} className={classNames(styles.description, className)} />
);

/** What a dialog shows below its headline. */
export const DialogBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.body, className)} />
);

/** The buttons at the foot of a dialog, the main one last: in a row, on a phone stacked. */
export const DialogActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.actions, className)} />
);

/** What closes a dialog, and the properties of an HTML button. */
export interface DialogCloseProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** A button that closes it too; by default a cross in the corner. */
  children?: ReactElement | undefined;
}

/** Closes the dialog: the cross in its corner, or its one child. */
export function DialogClose({ children, className, ...rest }: DialogCloseProps) {
  const { close } = useMessages(dialogsMessages);
  if (children) {
    return (
      <RadixDialog.Close asChild {...rest} className={className}>
        {children}
      </RadixDialog.Close>
    );
  }
  return (
    <div className={styles.corner}>
      <RadixDialog.Close asChild>
        <IconButton
          {...rest}
          className={classNames(styles.close, className)}
          label={close}
          icon={<Icon path={X} size={20} />}
        />
      </RadixDialog.Close>
    </div>
  );
}

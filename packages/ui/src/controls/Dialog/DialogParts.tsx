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

/** Props of `DialogRoot`. */
export interface DialogRootProps extends OverlayProps {
  /** An optional `DialogTrigger`, and a `DialogPanel`. */
  children: ReactNode;
}

/** Holds the state of a dialog composed of parts. */
export function DialogRoot({ children, ...state }: DialogRootProps) {
  const dialog = useOverlay(state);
  return (
    <DialogState value={dialog}>
      <RadixDialog.Root {...dialog.root}>{children}</RadixDialog.Root>
    </DialogState>
  );
}

/** Props of `DialogTrigger`. */
export interface DialogTriggerProps {
  /** Button that opens the dialog, and gets the focus back. */
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

/** Props of `DialogPanel`, including those of a `<div>`. */
export interface DialogPanelProps extends ComponentProps<'div'> {
  /** Maximum width: 360 px (`small`, the default) or 560 px (`medium`); phones use the whole width. */
  size?: 'small' | 'medium' | undefined;
}

/** The panel of a dialog over the page; it contains one `DialogTitle`. */
export function DialogPanel({ size = 'small', className, ...rest }: DialogPanelProps) {
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
            // On touch screens, focuses the panel instead of a search field, which would open the keyboard
            // over the content.
            if (
              !panel.querySelector('input:is([type=search], [data-quiet-on-touch])') ||
              window.matchMedia('(hover: hover)').matches
            )
              return;
            event.preventDefault();
            panel.focus({ preventScroll: true });
          }}
        />
        <PagePadding />
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}

/** Props of `DialogTitle`, including those of a heading. */
export interface DialogTitleProps extends ComponentProps<'h2'> {
  /** Whether the title is for screen readers only. */
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

/** Content below the headline of a dialog. */
export const DialogBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.body, className)} />
);

/** Buttons at the foot of a dialog, the main one last; stacked on a phone. */
export const DialogActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.actions, className)} />
);

/** Props of `DialogClose`, including those of a `<button>`. */
export interface DialogCloseProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Button that closes the dialog; by default a cross in the corner. */
  children?: ReactElement | undefined;
}

/** Button that closes the dialog: a cross in the corner, or the one child. */
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

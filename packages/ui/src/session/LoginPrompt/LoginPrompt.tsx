'use client';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import type { DialogProps } from '../../controls/Dialog/Dialog.tsx';
import {
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogPanel,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '../../controls/Dialog/DialogParts.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { sessionMessages } from '../session.messages.ts';
import * as styles from './LoginPrompt.css.ts';

/** A person whose face `LoginPrompt` shows. */
export interface LoginPromptPerson {
  username: string;
  /** Address of the profile picture; by default, the first letter of `username` shows. */
  face?: string | null | undefined;
}

/** Props of `LoginPrompt`, including those of a dialog. */
export interface LoginPromptProps
  extends Omit<DialogProps, 'description' | 'hideTitle' | 'actions' | 'size' | 'children'> {
  /** Names the action that guests cannot do. */
  title: string;
  /** Benefit of signing in. */
  message: string;
  /** People to meet, as decoration above the title. Three are shown; each has its place from the start. */
  people?: readonly LoginPromptPerson[] | undefined;
  onSignIn(): void;
  onCreateAccount(): void;
}

const PLACES = [0, 1, 2] as const;

/** Asks a guest to sign in or create an account. */
export function LoginPrompt({
  open,
  defaultOpen,
  onOpenChange,
  restoreFocusTo,
  trigger,
  title,
  message,
  people,
  onSignIn,
  onCreateAccount,
  className,
  ...panel
}: LoginPromptProps) {
  const messages = useMessages(sessionMessages);
  return (
    <DialogRoot
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      restoreFocusTo={restoreFocusTo}
    >
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <DialogPanel {...panel} className={classNames(styles.prompt, className)}>
        {people && (
          <div aria-hidden className={styles.faces}>
            {PLACES.map((place) => (
              <Avatar
                key={place}
                className={styles.face}
                name={people[place]?.username}
                src={people[place]?.face}
              />
            ))}
          </div>
        )}
        <DialogTitle className={styles.title}>{title}</DialogTitle>
        <DialogDescription>{message}</DialogDescription>
        <DialogBody className={styles.actions}>
          <Button variant="primary" block onClick={onSignIn}>
            {messages.signIn}
          </Button>
          <Button variant="quiet" block onClick={onCreateAccount}>
            {messages.createAccount}
          </Button>
        </DialogBody>
        <DialogClose />
      </DialogPanel>
    </DialogRoot>
  );
}

'use client';
import { Button } from '../../controls/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../controls/Dialog/Dialog.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { sessionMessages } from '../session.messages.ts';
import * as styles from './LoginPrompt.css.ts';

/** Why a guest is asked to sign in, the answers, and the properties of a dialog. */
export interface LoginPromptProps
  extends Omit<DialogProps, 'description' | 'hideTitle' | 'actions' | 'size' | 'children'> {
  /** What cannot be done as a guest. */
  title: string;
  /** What signing in would give. */
  message: string;
  onSignIn(): void;
  onCreateAccount(): void;
}

/** Asks a guest to sign in or to create an account before going on. */
export function LoginPrompt({ message, onSignIn, onCreateAccount, ...dialog }: LoginPromptProps) {
  const messages = useMessages(sessionMessages);
  return (
    <Dialog {...dialog} description={message}>
      <div className={styles.actions}>
        <Button variant="primary" shape="pill" block onClick={onSignIn}>
          {messages.signIn}
        </Button>
        <Button variant="quiet" shape="pill" block onClick={onCreateAccount}>
          {messages.createAccount}
        </Button>
      </div>
    </Dialog>
  );
}

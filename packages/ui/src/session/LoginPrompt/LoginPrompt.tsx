'use client';
import { Button } from '../../controls/Button/Button.tsx';
import { Dialog } from '../../controls/Dialog/Dialog.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { sessionMessages } from '../session.messages.ts';
import * as styles from './LoginPrompt.css.ts';

/** Why a guest is asked to sign in, and the answers. */
export interface LoginPromptProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the person closes it. */
  onOpenChange(open: boolean): void;
  /** What cannot be done as a guest. */
  title: string;
  /** What signing in would give. */
  message: string;
  onSignIn(): void;
  onCreateAccount(): void;
}

/** Asks a guest to sign in or to create an account before going on. */
export function LoginPrompt({
  open,
  onOpenChange,
  title,
  message,
  onSignIn,
  onCreateAccount,
}: LoginPromptProps) {
  const messages = useMessages(sessionMessages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={message}>
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

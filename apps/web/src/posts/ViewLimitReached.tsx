import { LoginPrompt, useMessages } from '@vitrine/ui';
import { useGoToSignIn } from '../session/useSignInLink.ts';
import { viewLimitMessages } from './post.messages.ts';

/** In place of a post that a guest may not look at any more: the way to sign in, which leads back to the post. */
export function ViewLimitReached({ onClose }: { onClose(): void }) {
  const goToSignIn = useGoToSignIn();
  return (
    <LoginPrompt
      {...useMessages(viewLimitMessages)}
      open
      onOpenChange={(open) => open || onClose()}
      onSignIn={() => goToSignIn('login')}
      onCreateAccount={() => goToSignIn('register')}
    />
  );
}

import { LoginPrompt, useMessages } from '@vitrine/ui';
import { useGoToSignIn } from '../session/useSignInLink.ts';
import { viewLimitMessages } from './post.messages.ts';

/** Replaces a post beyond a guest's limit with a sign-in prompt that leads back to it. */
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

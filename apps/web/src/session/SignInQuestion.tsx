import { type SignInReason, useSignInGate } from '@vitrine/hooks';
import { LoginPrompt, useMessages } from '@vitrine/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { signIn as feature } from './feature.sign-in.ts';
import { backTo, PROMPTED_PATH, type SignInState } from './return-path.ts';
import type { SignInWords } from './sign-in-words.ts';
import { useFinders } from './useFinders.ts';

export interface SignInQuestionProps {
  reason: SignInReason;
  open: boolean;
}

const files = import.meta.glob<{ signIn: SignInWords }>('../*/*.sign-in.ts', { eager: true });

/** The texts by kind of reason, which is in the file name. */
const words = new Map(
  Object.entries(files).map(([path, { signIn }]) => [/([^/]+)\.sign-in\.ts$/.exec(path)?.[1], signIn]),
);

export function SignInQuestion({ reason, open }: SignInQuestionProps) {
  const { messages, goalOf } = words.get(reason.kind) ?? feature;
  const { title, message } = useMessages(messages);
  const said = (text: typeof title) => (typeof text === 'function' ? text(reason) : text);
  const { proceed, dismiss } = useSignInGate();
  const location = useLocation();
  const navigate = useNavigate();
  const leave = useLayerEntry(open, dismiss);
  const people = useFinders();

  const goOn = (mode: NonNullable<SignInState['mode']>) =>
    leave(() => {
      proceed();
      const goal = goalOf?.(reason);
      const state: SignInState = { returnTo: goal === undefined ? backTo(location) : { path: goal }, mode };
      void navigate(PROMPTED_PATH, { state });
    });

  return (
    <LoginPrompt
      open={open}
      onOpenChange={(next) => next || leave()}
      title={said(title)}
      message={said(message)}
      people={people}
      onSignIn={() => goOn('login')}
      onCreateAccount={() => goOn('register')}
    />
  );
}

import type { SignInReason } from '@vitrine/hooks';
import { LoginPrompt, type LoginPromptProps, useMessages } from '@vitrine/ui';
import { signIn as feature } from './feature.sign-in.ts';
import type { SignInWords } from './sign-in-words.ts';

export interface SignInQuestionProps
  extends Omit<LoginPromptProps, 'title' | 'message' | 'onSignIn' | 'onCreateAccount'> {
  reason: SignInReason;
  /** The person goes on; `goal` is the address they wanted to go to, if that is not where they are. */
  onProceed(mode: 'login' | 'register', goal: string | undefined): void;
}

const files = import.meta.glob<{ signIn: SignInWords }>('../*/*.sign-in.ts', { eager: true });

/** The texts of each reason, by its kind, which is the name of their file. */
const words = new Map(
  Object.entries(files).map(([path, { signIn }]) => [/([^/]+)\.sign-in\.ts$/.exec(path)?.[1], signIn]),
);

/** The prompt, with the texts of the area that raised it; loaded when it is first opened. */
export function SignInQuestion({ reason, onProceed, ...prompt }: SignInQuestionProps) {
  const { messages, goalOf } = words.get(reason.kind) ?? feature;
  const { title, message } = useMessages(messages);
  const said = (text: typeof title) => (typeof text === 'function' ? text(reason) : text);
  const goal = goalOf?.(reason);
  return (
    <LoginPrompt
      {...prompt}
      title={said(title)}
      message={said(message)}
      onSignIn={() => onProceed('login', goal)}
      onCreateAccount={() => onProceed('register', goal)}
    />
  );
}

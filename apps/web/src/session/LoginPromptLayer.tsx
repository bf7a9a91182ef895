import type { SignInReason } from '@vitrine/hooks';
import { LoginPrompt, type LoginPromptProps } from '@vitrine/ui';
import { signInPromptTexts } from './sign-in-prompt-texts.ts';

export interface SignInQuestionProps extends Omit<LoginPromptProps, 'title' | 'message'> {
  reason: SignInReason;
}

/** The prompt, in the words of what raised it; loaded when somebody is asked. */
export const SignInQuestion = ({ reason, ...prompt }: SignInQuestionProps) => (
  <LoginPrompt {...signInPromptTexts(reason)} {...prompt} />
);

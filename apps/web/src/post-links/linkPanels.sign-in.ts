import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Why a guest signs up who has opened the links of posts as often as guests may. */
export const signIn: SignInWords = {
  messages: defineMessages('signUpForLinkPanels', {
    title: 'Link Limit Reached',
    message:
      "You've opened the links of posts 3 times as a guest. Sign up to continue exploring unlimited links!",
  }),
};

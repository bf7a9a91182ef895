import { GUEST_LINK_PANEL_LIMIT } from '@vitrine/hooks';
import { defineMessages } from '@vitrine/ui';
import type { SignInWords } from '../session/sign-in-words.ts';

/** Prompts a guest at the limit of link panels to sign up. */
export const signIn: SignInWords = {
  messages: defineMessages('signUpForLinkPanels', {
    title: 'Link Limit Reached',
    message: `You've reached the limit of ${GUEST_LINK_PANEL_LIMIT} link views as a guest. Sign up to continue exploring unlimited links!`,
  }),
};

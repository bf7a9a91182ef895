import type { UserLink } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';
import { userLinkRefusalMessages } from './user-link-refusals.messages.ts';

const messages = defineMessages('userLinkLabelFailures', {
  on: (names: string) => `Failed to save the label of ${names}`,
  off: (names: string) => `Failed to save the label of ${names}`,
});

export const failures: FailureWords = {
  messages,
  refusals: userLinkRefusalMessages,
  nameOf: (link) => (link as UserLink).label,
};

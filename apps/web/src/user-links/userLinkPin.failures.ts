import type { UserLink } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';
import { userLinkRefusalMessages } from './user-link-refusals.messages.ts';

const messages = defineMessages('userLinkPinFailures', {
  on: (names: string) => `Failed to pin ${names}`,
  off: (names: string) => `Failed to unpin ${names}`,
});

export const failures: FailureWords = {
  messages,
  refusals: userLinkRefusalMessages,
  nameOf: (link) => (link as UserLink).label,
};

import type { Vote } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import type { FailureWords } from '../shell/failures/failure-words.ts';

const notRecorded = () => 'Failed to record vote. Please try again.';

const messages = defineMessages('roomVoteFailures', { on: notRecorded, off: notRecorded });

export const failures: FailureWords = { messages, nameOf: (vote) => (vote as Vote).question };

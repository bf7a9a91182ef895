import { defineMessages } from '../provider/messages.ts';

/** Texts of reporting. */
export const moderationMessages = defineMessages('moderation', {
  reason: 'What is wrong?',
  reasonMissing: 'Choose what is wrong.',
  note: 'Anything to add? (optional)',
  report: 'Report',
  sentTitle: 'Thank you',
  sent: 'We will look at it. Nobody is told who reported it.',
  done: 'Done',
});

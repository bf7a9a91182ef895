import { defineMessages } from '../provider/messages.ts';

export const moderationMessages = defineMessages('moderation', {
  reason: 'Why are you reporting this?',
  reasonMissing: 'Choose a reason.',
  note: 'Add details (optional)',
  report: 'Report',
  sentTitle: 'Thank you',
  sent: 'We’ll review your report and keep it anonymous.',
  done: 'Done',
});

import type { moderationErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

export const reportRefusalMessages = defineMessages('reportRefusals', {
  block_self: 'You can’t block yourself.',
  report_self: 'You can’t report yourself.',
  report_unknown: 'This was already removed, so it can’t be reported.',
  too_many_reports: 'You’ve sent many reports. Try again in an hour.',
} satisfies Record<keyof typeof moderationErrors, string>);

import type { Errors } from '../contract/errors.ts';

/** The things that can be reported. */
export const REPORTABLE = ['user', 'post', 'comment'] as const;
/** Why something is reported. */
export const REPORT_CATEGORIES = [
  'spam',
  'harassment',
  'hate',
  'nudity',
  'violence',
  'counterfeit',
  'impersonation',
  'other',
] as const;
/** Why something is reported. */
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];
/** Characters of what somebody adds to a report. */
export const REPORT_NOTE_MAX = 1000;

/** The refusals of reports and blocks. */
export const moderationErrors = {
  block_self: { status: 400, text: 'You cannot block yourself.' },
  report_self: { status: 400, text: 'You cannot report yourself.' },
  report_unknown: { status: 404, text: 'What you want to report is not here any more.' },
  too_many_reports: { status: 429, text: 'That is a lot of reports. Please try again in an hour.' },
} as const satisfies Errors;

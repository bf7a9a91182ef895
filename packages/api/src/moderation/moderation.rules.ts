import type { Errors } from '../contract/errors.ts';

export const REPORTABLE = ['user', 'post', 'comment', 'message'] as const;
/** Reasons for a report. */
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
/** Reason for a report. */
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];
/** Maximum length of a report's note in characters. */
export const REPORT_NOTE_MAX = 1000;

/** Errors of reports and blocks. */
export const moderationErrors = {
  block_self: { status: 400, text: 'You can’t block yourself.' },
  report_self: { status: 400, text: 'You can’t report yourself.' },
  report_unknown: { status: 404, text: 'This was already removed, so it can’t be reported.' },
  too_many_reports: { status: 429, text: 'You’ve sent many reports. Try again in an hour.' },
} as const satisfies Errors;

import type { ReportCategory } from '@vitrine/api';
import type { Reportable } from '@vitrine/hooks';
import { defineMessages } from '@vitrine/ui';

/** Texts of reporting and of keeping somebody away. */
export const moderationMessages = defineMessages('moderationPage', {
  options: 'Options',
  reportFailed: 'The report could not be sent. Check your connection and try again.',
  blockUser: 'Block User',
  blockQuestion: 'Are you sure you want to block this user?',
  blockMeans: 'You will no longer see or follow each other. You can undo this in the settings.',
  block: 'Block',
  blocked: (username?: string) => (username ? `You blocked @${username}` : 'You blocked this user'),
  blockedHelp: 'You no longer see each other.',
  unblock: 'Unblock',
  unblocked: (name: string) => `${name} is no longer blocked.`,
  blockedPeople: 'Blocked people',
  nobodyBlocked: 'Nobody is blocked. People you block on their profile show up here.',
  listFailed: 'The list could not be loaded.',
});

/** What is reported. */
export const reportMessages = defineMessages('report', {
  user: 'Report User',
  post: 'Report post',
  comment: 'Report comment',
} satisfies Record<Reportable['kind'], string>);

/** Why somebody or something may be reported. */
export const reportCategoryMessages = defineMessages('reportCategories', {
  spam: 'Spam or advertising',
  harassment: 'Harassment or bullying',
  hate: 'Hate',
  nudity: 'Nudity',
  violence: 'Violence or danger',
  counterfeit: 'Counterfeit goods or fraud',
  impersonation: 'Somebody else’s name or face',
  other: 'Something else',
} satisfies Record<ReportCategory, string>);

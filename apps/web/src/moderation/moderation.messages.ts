import type { ReportCategory } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

/** Texts of reporting and of keeping somebody away. */
export const moderationMessages = defineMessages('moderationPage', {
  options: 'Options',
  reportUser: 'Report User',
  reportFailed: 'The report could not be sent. Check your connection and try again.',
  blockUser: 'Block User',
  blockQuestion: 'Are you sure you want to block this user?',
  blockMeans: 'Neither of you sees the other any more, nor follows them. You can undo it in the settings.',
  block: 'Block',
  blocked: (username?: string) => (username ? `You blocked @${username}` : 'You blocked this user'),
  blockedHelp: 'Neither of you sees the other.',
  unblock: 'Unblock',
  unblocked: (name: string) => `${name} is blocked no more.`,
  blockedPeople: 'Blocked people',
  nobodyBlocked: 'Nobody is blocked',
  nobodyBlockedHelp: 'Whom you block on their profile shows up here.',
  listFailed: 'The list could not be loaded.',
});

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

import type { ReportCategory } from '@vitrine/api';
import type { Reportable } from '@vitrine/hooks';
import { defineMessages } from '@vitrine/ui';

export const moderationPageMessages = defineMessages('moderationPage', {
  options: 'Profile options',
  reportFailed: 'Your report couldn’t be sent. Check your connection and try again.',
  blockUser: 'Block User',
  blockQuestion: 'Are you sure you want to block this user?',
  blockMeans: 'You won’t see or follow each other anymore. You can unblock them in Settings.',
  block: 'Block',
  blocked: (username?: string) => (username ? `You blocked @${username}` : 'You blocked this user'),
  blockedHelp: 'You don’t see each other anymore.',
  unblock: 'Unblock',
  unblocked: (name: string) => `You unblocked ${name}.`,
  blockedPeople: 'Blocked people',
  blockedCount: (count: number, hasMore: boolean) => (hasMore ? `${count}+` : `${count}`),
  nobodyBlocked: 'You haven’t blocked anyone',
  listFailed: 'The list couldn’t be loaded.',
});

export const reportMessages = defineMessages('report', {
  user: 'Report User',
  post: 'Report post',
  comment: 'Report comment',
  message: 'Report message',
} satisfies Record<Reportable['kind'], string>);

export const reportCategoryMessages = defineMessages('reportCategories', {
  spam: 'Spam or advertising',
  harassment: 'Harassment or bullying',
  hate: 'Hate',
  nudity: 'Nudity',
  violence: 'Violence or danger',
  counterfeit: 'Counterfeit goods or fraud',
  impersonation: 'Impersonation',
  other: 'Something else',
} satisfies Record<ReportCategory, string>);

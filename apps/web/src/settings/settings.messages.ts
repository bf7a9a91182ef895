import { defineMessages } from '@vitrine/ui';

export const settingsMessages = defineMessages('settings', {
  title: 'Settings',
  profile: 'Your profile',
  account: 'Account',
  editProfile: 'Edit Profile',
  emailAndPassword: 'Email and password',
  appearance: 'Appearance',
  theme: 'Theme',
  subscriptionPlans: 'Subscription Plans',
  notifications: 'Notifications',
  contentFilters: 'Content Filters',
  on: 'On',
  off: 'Off',
  emailOn: 'Email on',
  emailOff: 'Email off',
  privacy: 'Privacy',
  helpAndSupport: 'Help & Support',
  termsOfService: 'Terms of Service',
  about: 'About',
  logout: 'Logout',
  logoutQuestion: 'Are you sure you want to logout?',
});

/** Texts of pages whose switches are saved together. */
export const switchesMessages = defineMessages('switches', {
  save: 'Save Settings',
  saved: 'Settings saved successfully',
  ok: 'OK',
  failed: 'Failed to save settings. Please try again.',
  signedOut: 'You must be logged in to save settings',
});

export const contentFilterMessages = defineMessages('contentFilters', {
  title: 'Content Filters',
  help: 'Posts and comments with words that many people do not want to read, or that several people reported, are flagged.',
  reading: 'What you see',
  hide: 'Cover flagged content',
  hideHint: 'You can uncover each with “Show anyway”. Off, it shows like any other.',
  writing: 'On your posts',
  reject: 'Refuse unwelcome comments',
  rejectHint: 'The writer is asked to change it. Off, it stands there covered.',
});

export const notificationSettingsMessages = defineMessages('notificationSettings', {
  title: 'Notifications',
  help: 'Letters about your account, such as those to verify your email or replace your password, always come.',
  about: 'Tell me about',
  likes: 'Likes',
  likesHint: 'Somebody likes a post of yours.',
  comments: 'Comments',
  commentsHint: 'Somebody comments on a post of yours.',
  follows: 'Follows',
  followsHint: 'Somebody follows you.',
  posts: 'New posts',
  postsHint: 'Somebody you follow publishes a post.',
  how: 'How',
  email: 'Email',
  emailHint: 'One mail a day at most, to your verified address.',
  emailUnverifiedHint: 'Goes to verified addresses only. Verify yours in Edit Profile.',
  push: 'Push',
  pushHint: 'Kept for the app, which does not send any yet.',
});

import { defineMessages } from '@vitrine/ui';

export const settingsMessages = defineMessages('settings', {
  title: 'Settings',
  profile: 'Your profile',
  account: 'Account',
  editProfile: 'Edit Profile',
  emailAndPassword: 'Email and password',
  appearance: 'Appearance',
  theme: 'Theme',
  more: 'Preferences and help',
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
  help: 'Posts and comments are flagged for unwelcome words, or when several people report them.',
  reading: 'What you see',
  hide: 'Cover flagged content',
  hideHint: 'You can uncover each with “Show anyway”. When off, it looks like any other.',
  writing: 'On your posts',
  reject: 'Refuse unwelcome comments',
  rejectHint: 'Their writers are asked to change them. When off, they appear covered.',
});

export const notificationSettingsMessages = defineMessages('notificationSettings', {
  title: 'Notifications',
  about: 'Tell me about',
  likes: 'Likes',
  likesHint: 'Somebody likes a post of yours.',
  comments: 'Comments',
  commentsHint: 'Somebody comments on a post of yours.',
  follows: 'Follows',
  followsHint: 'Somebody follows you.',
  posts: 'New posts',
  postsHint: 'Somebody you follow publishes a post.',
  how: 'Delivery',
  email: 'Email',
  emailHint: 'One mail a day at most, to your verified address. Mails about your account always come.',
  emailUnverifiedHint: 'Goes to verified addresses only. Verify yours in Edit Profile.',
  push: 'Push',
  pushHint: 'For the iOS app, which sends none yet.',
});

import { defineMessages } from '@vitrine/ui';

export const personPageMessages = defineMessages('personPage', {
  profile: 'Profile',
  newPost: 'New post',
  back: 'Back',
  goBack: 'Go Back',
  notLoaded: 'Error loading profile',
  deniedTitle: 'You cannot view this profile',
  missingHelp: 'This account doesn’t exist or was deleted.',
  failedHelp: 'Check your connection and try again.',
  links: 'Links',
  postsOf: (username: string) => `Posts by @${username}`,
  noPosts: 'No posts yet',
  noPostsHelp: "This user hasn't shared any posts",
});

export const ownPageMessages = defineMessages('ownPage', {
  tabs: 'Sections',
  links: 'Links',
  myPosts: 'My Posts',
  saved: 'Saved',
  noPosts: 'No posts yet',
  noPostsHelp: 'Posts you publish will appear here.',
  nothingSaved: 'Nothing saved yet',
  nothingSavedHelp: 'Posts you save will appear here.',
  settingsMenu: 'Profile menu',
  editProfile: 'Edit Profile',
  analytics: 'Analytics',
  comingSoon: 'Analytics is coming soon.',
  toPlans: 'See plans',
  ok: 'OK',
  shareProfile: 'Share Profile',
  settings: 'Settings',
  logout: 'Logout',
});

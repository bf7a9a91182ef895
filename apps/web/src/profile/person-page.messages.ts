import { defineMessages } from '@vitrine/ui';

/** Texts of the pages of people. */
export const personPageMessages = defineMessages('personPage', {
  profile: 'Profile',
  newPost: 'New post',
  back: 'Back',
  goBack: 'Go Back',
  missingHelp: 'Nobody is at this address. The account may be gone.',
  failedHelp: 'Check your connection and try again.',
  postsOf: (username: string) => `Posts of @${username}`,
  noPosts: 'No posts yet',
  noPostsHelp: "This user hasn't shared any posts",
});

/** Texts of the person's own page. */
export const ownPageMessages = defineMessages('ownPage', {
  tabs: 'Sections',
  myPosts: 'My Posts',
  saved: 'Saved',
  noPosts: 'No posts yet',
  noPostsHelp: 'Posts that you publish appear here.',
  nothingSaved: 'Nothing saved yet',
  nothingSavedHelp: 'Posts that you save show up here.',
  settingsMenu: 'Profile menu',
  editProfile: 'Edit Profile',
  analytics: 'Analytics',
  comingSoon: 'Analytics is coming soon.',
  ok: 'OK',
  shareProfile: 'Share Profile',
  settings: 'Settings',
  logout: 'Logout',
});

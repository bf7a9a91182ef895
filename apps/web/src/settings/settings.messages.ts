import { defineMessages } from '@vitrine/ui';

/** Texts of the settings. */
export const settingsMessages = defineMessages('settings', {
  title: 'Settings',
  appearance: 'Appearance',
  account: 'Account',
  editProfile: 'Edit Profile',
  logout: 'Logout',
  logoutQuestion: 'Are you sure you want to logout?',
});

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
  privacy: 'Privacy',
  helpAndSupport: 'Help & Support',
  termsOfService: 'Terms of Service',
  about: 'About',
  logout: 'Logout',
  logoutQuestion: 'Are you sure you want to logout?',
});

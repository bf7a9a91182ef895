import type { PrivacyPolicy, TermsOfService } from './legal.models.ts';
import { TERMS_MINIMUM_AGE, TERMS_NOTICE_DAYS } from './legal.rules.ts';

/** Terms of service for sites without their own: a template, as Markdown. */
export const builtInTerms: TermsOfService = {
  acceptanceOfTerms:
    'By using this site you accept these terms. If you do not accept them, please do not use it.',
  userAccounts: [
    `You must be at least ${TERMS_MINIMUM_AGE} years old to have an account.`,
    'Choose a password that you use nowhere else, and keep it to yourself. You answer for what is done with your account.',
    'Give an email address that is yours, and verify it. Without it nobody can help you back in if you forget your password.',
    'One person has one account, under a name that does not pretend to be somebody else.',
  ],
  userContent:
    'What you publish stays yours. You allow this site to store it and to show it to the people who may see it, until you delete it. Publish only what you have the right to publish. Posts and comments can be reported; reported ones may be covered or removed.',
  prohibitedUses: [
    'Spam, fraud, and links that pretend to lead elsewhere.',
    'Harassment, hate, threats, and pictures of people who do not agree to them.',
    'Goods or content that the law forbids.',
    'Attempts to reach accounts, messages or data of other people, or to overload the site.',
  ],
  privacyPolicy: 'The [privacy policy](/privacy-policy) says which data is kept, and for what.',
  termination:
    'You may stop using your account at any time. An account that breaks these terms may be closed, and what it published removed.',
  changesToTerms: `Material changes to these terms are announced at least ${TERMS_NOTICE_DAYS} days before they apply.`,
  contactInformation: 'Questions about these terms? [Help & Support](/help-support) says how to reach us.',
  isTemplate: true,
};

/** The privacy policy for sites without their own: a template, as Markdown. */
export const builtInPrivacyPolicy: PrivacyPolicy = {
  introduction:
    'This policy says which data this site keeps about you, for what, and what you can do about it.',
  informationWeCollect: {
    personalInfo:
      'Your username, email address and password, of which only a hash is stored. If you give them: name, bio, birthday, gender, country and pictures. What you publish and send: posts, comments, links, messages and votes.',
    usage:
      'What you like, save, follow, put into your cart and search for, as far as you keep it in your account. Network addresses are used to limit abuse. The products that you viewed are kept in your browser.',
  },
  howWeUseInformation:
    'To show you what you keep and what the people you follow publish, to rank products and posts, to send the letters that your account needs, and to protect the site from abuse. There is no advertising and no tracking by other companies.',
  dataSharing:
    'Your username, name, bio, pictures and posts are shown to others. Messages and votes are shown to the people of their dressing room. Email address, birthday, gender and country are shown to nobody but you. Data is not sold.',
  userRights:
    'You can change your profile and remove your pictures, posts, comments and messages yourself. For a copy of your data, or to have your account deleted, write to us.',
  contact: '[Help & Support](/help-support) says how to reach us.',
  isTemplate: true,
};

import { defineMessages } from '@vitrine/ui';

/** Texts of what a paid plan is offered for. */
export const planOfferMessages = defineMessages('planOffer', {
  pin: 'Pin links with Pro',
  pinHelp: 'Pinned links come first, in your order, here and in your posts.',
  toPlans: 'See plans',
  notNow: 'Not now',
});

import { style } from '@vanilla-extract/css';

/** A phone so narrow has no room for the way to publish something; the own profile has one, too. */
const narrow = '(max-width: 359px)';

/** Where the way to publish something and the person's avatar will be: as wide as their targets. */
export const avatarToCome = style({
  flex: 'none',
  width: 96,
  height: 44,
  '@media': { [narrow]: { width: 44 } },
});

/** Of the document that the server drew for guests a member sees no way to sign in, but the place of the avatar. */
export const signIn = style({
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: { paddingInline: 12, selectors: { 'html[data-member] &&&': { width: 44 } } },
  },
  selectors: {
    'html[data-member] &&': { width: 96, padding: 0, fontSize: 0, visibility: 'hidden' },
  },
});

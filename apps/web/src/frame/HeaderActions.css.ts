import { style } from '@vanilla-extract/css';

/** Phones without room for the New post link, which the viewer's profile also has. */
const narrow = '(max-width: 359px)';

/** Reserves the width of New post link and avatar while they load. */
export const avatarToCome = style({
  flex: 'none',
  width: 96,
  height: 44,
  '@media': { [narrow]: { width: 44 } },
});

/**
 * Documents are server-rendered for guests. For a signed-in user, the hidden Login link reserves the width
 * of New post link and avatar.
 */
export const signIn = style({
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: { paddingInline: 12, selectors: { 'html[data-member] &&&': { width: 44 } } },
  },
  selectors: {
    'html[data-member] &&': { width: 96, padding: 0, fontSize: 0, visibility: 'hidden' },
  },
});

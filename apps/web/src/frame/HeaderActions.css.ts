import { style } from '@vanilla-extract/css';

/** Where the person's avatar will be: as large as its target. */
export const avatarToCome = style({ flex: 'none', width: 44, height: 44 });

/** Of the document that the server drew for guests a member sees no way to sign in, but the place of the avatar. */
export const signIn = style({
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 359px)': { paddingInline: 12 } },
  selectors: {
    'html[data-member] &&': { width: 44, padding: 0, fontSize: 0, visibility: 'hidden' },
  },
});

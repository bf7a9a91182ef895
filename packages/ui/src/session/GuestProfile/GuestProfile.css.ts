import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

export const guest = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: 640,
  marginInline: 'auto',
  // The content below the section begins in the first view.
  paddingBlock: `${space.md} 0`,
  paddingInline: space.md,
  textAlign: 'center',
});

/** Three pictures, held like playing cards. */
export const fan = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: `${space.xxs} ${space.md}`,
});

const card = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  width: 80,
  height: 100,
  marginInline: -8,
  border: `3px solid ${vars.color.canvas}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  // In the dark, the ring alone would merge with the page.
  boxShadow: `0 0 0 1px ${softEdge}, ${vars.shadow.float}`,
});

export const cards = styleVariants({
  left: [card, { transform: 'rotate(-7deg) translateY(8px)' }],
  middle: [card, { position: 'relative', zIndex: 1, width: 96, height: 120 }],
  right: [card, { transform: 'rotate(7deg) translateY(8px)' }],
});

export const picture = style(restyling({ height: '100%' }));

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const person = style({
  margin: 0,
  marginBlockEnd: space.xxs,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
});

export const message = style({
  margin: 0,
  marginBlock: `${space.xxs} ${space.md}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.large,
  textWrap: 'balance',
});

export const signIn = style(restyling({ minWidth: 200, minHeight: 52, paddingInline: space.xl }));

export const createAccount = style(restyling({ fontSize: fontSize.small, fontWeight: fontWeight.medium }));

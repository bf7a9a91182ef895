import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

export const guest = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: 440,
  marginInline: 'auto',
  paddingBlock: `${space.xxl} ${space.lg}`,
  paddingInline: space.md,
  textAlign: 'center',
});

export const portrait = style({
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  marginBlockEnd: space.lg,
  borderRadius: 999,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.display,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const message = style({
  margin: 0,
  marginBlock: `${space.xs} ${space.lg}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.large,
  textWrap: 'balance',
});

export const signIn = style(restyling({ paddingInline: space.xl }));

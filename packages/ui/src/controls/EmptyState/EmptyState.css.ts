import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: 480,
  marginInline: 'auto',
  paddingBlock: space.xxl,
  paddingInline: space.md,
  textAlign: 'center',
});

export const icon = style({ display: 'flex', marginBlockEnd: space.md, color: vars.color.inkMuted });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  fontWeight: fontWeight.regular,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const help = style({
  margin: 0,
  marginBlockStart: space.xs,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const action = style({ marginBlockStart: space.lg });

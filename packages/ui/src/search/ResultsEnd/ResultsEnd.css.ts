import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const line = style({
  maxWidth: '60ch',
  margin: 0,
  marginInline: 'auto',
  paddingBlock: space.xl,
  paddingInline: space.md,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

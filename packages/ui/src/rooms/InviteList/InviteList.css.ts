import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const form = style({ display: 'grid', gap: space.md, fontFamily: vars.font.text });

export const note = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.5,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize } from '../../theme/scale.ts';

export const form = style({ display: 'grid', gap: 20, fontFamily: vars.font.text });

export const error = style({ margin: 0, color: vars.color.danger, fontSize: fontSize.body });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight } from '../../theme/scale.ts';

export const host = style({ color: vars.color.ink, fontWeight: fontWeight.semibold });

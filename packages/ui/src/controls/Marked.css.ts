import { style } from '@vanilla-extract/css';
import { fontWeight } from '../theme/scale.ts';

export const match = style({ fontWeight: fontWeight.semibold });

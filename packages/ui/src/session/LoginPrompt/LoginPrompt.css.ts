import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const actions = style({ display: 'grid', gap: space.xxs });

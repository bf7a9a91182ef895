import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const form = style({ display: 'grid', gap: space.md });

/** Keeps the error clear of the sticky buttons at the bottom. */
export const failed = style({ scrollMarginBlockEnd: '10rem' });

export const sent = style({ margin: 0, textWrap: 'pretty' });

import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

/** As wide as pages get, with their gutters. */
export const wide = style({ ...inGutters, width: '100%', maxWidth: 1600, marginInline: 'auto' });

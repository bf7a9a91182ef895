import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '16px' });

export const other = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';

export const lists = style({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });

import { style } from '@vanilla-extract/css';

export const code = style({ display: 'block', width: 152, height: 152, borderRadius: 14 });

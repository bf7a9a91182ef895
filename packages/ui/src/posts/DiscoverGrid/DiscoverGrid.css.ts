import { style } from '@vanilla-extract/css';

export const behind = style({ position: 'relative' });

export const skeleton = style({ position: 'absolute', insetBlockStart: 0 });

import { style } from '@vanilla-extract/css';

export const only = style({ flex: 'none', '@media': { '(min-width: 1025px)': { display: 'none' } } });

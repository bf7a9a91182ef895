import { style } from '@vanilla-extract/css';

export const footer = style({ paddingBlock: '24px 8px' });

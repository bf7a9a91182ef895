import { style } from '@vanilla-extract/css';

export const end = style({ margin: 0, paddingBlock: 32, textAlign: 'center' });

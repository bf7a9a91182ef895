import { style } from '@vanilla-extract/css';

export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
  paddingInline: 32,
  '@media': {
    '(max-width: 1024px)': { paddingInline: 24 },
    '(max-width: 768px)': { paddingInline: 16 },
  },
});

import { style } from '@vanilla-extract/css';

export const page = style({
  boxSizing: 'border-box',
  maxWidth: 1600,
  marginInline: 'auto',
  padding: '24px 32px',
  '@media': {
    '(max-width: 1024px)': { paddingInline: 24 },
    '(max-width: 768px)': { padding: 16 },
  },
});

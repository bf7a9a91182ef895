import { style } from '@vanilla-extract/css';

export const place = style({
  boxSizing: 'border-box',
  maxWidth: 1600,
  marginInline: 'auto',
  padding: '0 32px 48px',
  '@media': {
    '(max-width: 1024px)': { paddingInline: 24 },
    '(max-width: 768px)': { paddingInline: 16 },
  },
});

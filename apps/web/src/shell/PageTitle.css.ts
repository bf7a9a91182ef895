import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 400,
  fontSize: 'clamp(2rem, 4vw, 3rem)',
  lineHeight: 1.1,
  maxWidth: 1600,
  marginInline: 'auto',
  marginBlock: 0,
  paddingInline: 32,
  paddingBlock: '32px 24px',
  '@media': {
    '(max-width: 1024px)': { paddingInline: 24 },
    '(max-width: 768px)': { paddingInline: 16, paddingBlock: '20px 16px' },
  },
});

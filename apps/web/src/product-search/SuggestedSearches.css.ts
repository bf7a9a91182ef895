import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const way = style({
  position: 'relative',
  padding: '8px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 999,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: {
    // Enlarges the press area to 44 px.
    '&::after': { content: '', position: 'absolute', inset: -4 },
    '&:hover': { background: vars.color.hover },
  },
});

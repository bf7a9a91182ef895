import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const search = style({ width: '100%', maxWidth: 640 });

export const problem = style({
  margin: '8px 0 0',
  color: vars.color.danger,
  selectors: { '&:empty': { margin: 0 } },
});

/** On a phone one row, which goes on beyond the edges of the page. */
export const suggestions = style({
  display: 'flex',
  gap: 8,
  width: 'calc(100% + 32px)',
  marginInline: -16,
  marginBlock: -4,
  paddingBlock: 4,
  paddingInline: 16,
  boxSizing: 'border-box',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    '(min-width: 480px)': { flexWrap: 'wrap', justifyContent: 'center' },
  },
});

export const suggestion = style({
  position: 'relative',
  flex: 'none',
  padding: '8px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 999,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: {
    // A target of 44 px.
    '&::after': { content: '', position: 'absolute', inset: -4 },
    '&:hover': { color: vars.color.ink },
  },
});

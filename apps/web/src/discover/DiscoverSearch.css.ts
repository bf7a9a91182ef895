import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const following = style({ color: vars.color.inkMuted, fontSize: '0.8125rem' });

/** As the tabs of the search, which these open. */
export const kinds = style({ display: 'flex', gap: 24, paddingBlockStart: 8 });

export const kind = style({
  minWidth: 24,
  minHeight: 44,
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'transparent',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: '42px',
  selectors: {
    'button&': { cursor: 'pointer' },
    '&[aria-current]': { borderBlockEndColor: vars.color.accent, color: vars.color.ink },
  },
  '@media': { '(hover: hover)': { selectors: { 'button&:hover': { color: vars.color.ink } } } },
});

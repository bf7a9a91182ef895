import { globalStyle, style } from '@vanilla-extract/css';
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

// The focus never hides below the search and its kinds, which stay where the window is high enough.
globalStyle(`:root:has(${kinds}) [role=feed] :is(a, button)`, {
  '@media': {
    '(min-width: 769px) and (min-height: 600px)': {
      scrollMarginBlockStart: 'calc(var(--vitrine-header-height, 0px) + 128px)',
    },
  },
});

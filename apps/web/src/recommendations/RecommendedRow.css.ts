import { style } from '@vanilla-extract/css';
import { gutter, productRowBleed, vars } from '@vitrine/ui';

/** Content instead of products; as high as a compact row of them, or higher with large type. */
export const instead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 104,
  color: vars.color.inkMuted,
});

/** Extends a row to the edges of the viewport. */
export const toTheEdges = style({
  vars: { [productRowBleed]: `${gutter.phone}px` },
  '@media': {
    '(min-width: 768px)': { vars: { [productRowBleed]: `${gutter.tablet}px` } },
    '(min-width: 1024px)': { vars: { [productRowBleed]: `${gutter.desktop}px` } },
  },
});

/** At the end of the title's line. */
export const seeAll = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginInlineStart: 'auto',
  width: 'fit-content',
  color: vars.color.ink,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const action = style({
  marginInlineStart: -16,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  fontWeight: 500,
});

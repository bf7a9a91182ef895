import { style } from '@vanilla-extract/css';
import { gutter, productRowBleed, vars } from '@vitrine/ui';

/** As high as the products of a compact row, or higher where its type is large. */
export const instead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 104,
  color: vars.color.inkMuted,
});

/** Runs on to the edges of the window. */
export const toTheEdges = style({
  vars: { [productRowBleed]: `${gutter.phone}px` },
  '@media': {
    '(min-width: 768px)': { vars: { [productRowBleed]: `${gutter.tablet}px` } },
    '(min-width: 1024px)': { vars: { [productRowBleed]: `${gutter.desktop}px` } },
  },
});

export const action = style({
  marginInlineStart: -16,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  fontWeight: 500,
});

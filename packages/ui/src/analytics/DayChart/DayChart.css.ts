import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space, targetSize } from '../../theme/scale.ts';

export const chart = style({
  minWidth: 0,
  margin: 0,
  color: vars.color.ink,
  fontSize: fontSize.small,
});

/** Time goes from left to right in every language. As high as the drawing, which appears once it is loaded and the width is known. */
export const picture = style({
  direction: 'ltr',
  minHeight: 144,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const best = style({
  fill: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
});

export const tooltip = style({
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink,
});

export const ends = style({
  direction: 'ltr',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockStart: space.xs,
  color: vars.color.inkMuted,
});

export const details = style({ marginBlockStart: space.xxs });

export const summary = style({
  width: 'fit-content',
  minHeight: targetSize,
  paddingBlock: space.sm,
  color: vars.color.inkMuted,
  textDecoration: 'underline',
  cursor: 'pointer',
});

export const scroller = style({ overflowX: 'auto' });

export const table = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

export const cell = style({
  paddingBlock: space.xxs,
  paddingInlineEnd: space.lg,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  selectors: { 'thead &': { color: vars.color.inkMuted } },
});

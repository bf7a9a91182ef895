import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, media, space } from '../../theme/scale.ts';

// With reduced motion every change is given a tiny duration, and would be on the page a frame too late.
const atOnce = { '@media': { [media.reducedMotion]: { transitionProperty: 'none' } } } as const;

export const grid = style({ position: 'relative' });

export const feed = style({ ...atOnce, position: 'relative' });

export const cell = style({
  ...atOnce,
  position: 'absolute',
  insetBlockStart: 0,
  // Not `strict`: the natural height is what shows that a card has grown.
  contain: 'layout style',
  // Only on focus: a custom property here is resolved for every card that is drawn.
  selectors: { '&:focus-visible': { borderRadius: vars.radius.card } },
  // Keeps a card that is scrolled to clear of a bar at either end of the page.
  scrollMarginBlock: `calc(${space.xxxl} + ${space.sm})`,
});

// Takes no room, and is visible only while it has the focus.
export const endOfFeed = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: fontWeight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

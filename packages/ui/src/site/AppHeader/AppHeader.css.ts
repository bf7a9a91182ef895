import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { HEADER_HEIGHT } from '../../theme/frame.ts';
import {
  fontSize,
  fontWeight,
  inGutters,
  layer,
  media,
  motion,
  space,
  targetSize,
} from '../../theme/scale.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  paddingBlockStart: 'env(safe-area-inset-top)',
  background: vars.color.canvas,
  color: vars.color.ink,
  selectors: {
    '&[data-scrolled]': {
      background: `color-mix(in srgb, ${vars.color.canvas} 92%, transparent)`,
      backdropFilter: 'blur(12px)',
    },
    // A stuck bar below the header blurs both in one layer.
    '&:has(~ * [data-stuck])': { background: 'transparent', backdropFilter: 'none' },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      boxShadow: vars.shadow.float,
      opacity: 0,
      transition: `opacity ${motion.normal} ${motion.curve}`,
      pointerEvents: 'none',
      clipPath: 'inset(100% 0 -40px 0)',
    },
    '&[data-scrolled]:not(:has(~ * [data-stuck]))::after': { opacity: 1 },
  },
});

// Provides the header's height to elements that stick below it.
const tall = (row: number) => ({ [HEADER_HEIGHT]: `calc(${row}px + env(safe-area-inset-top))` });
globalStyle(`:root:has(.${header})`, {
  vars: tall(56),
  '@media': { [media.aboveTablet]: { vars: tall(64) } },
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: space.md,
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  height: 56,
  maxWidth: 1600,
  marginInline: 'auto',
  paddingInline: inGutters.paddingInline,
  '@media': {
    ...inGutters['@media'],
    [media.aboveTablet]: {
      display: 'grid',
      // Equal sides centre the items, regardless of the content beside them.
      gridTemplateColumns: '1fr auto 1fr',
      height: 64,
    },
  },
});

export const start = style({ display: 'flex', alignItems: 'center', gap: space.md, minWidth: 0 });

// Content beside the word mark needs the room of a wide window.
globalStyle(`.${start} > :nth-child(2)`, {
  '@media': { [media.belowWide]: { display: 'none' } },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  paddingBlock: space.xxs,
  borderRadius: 4,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  // The mark grows with the text size, as far as the row has room.
  fontSize: 'min(1.875rem, 44px)',
  '@media': { [media.phone]: { fontSize: 'min(1.875rem, 44px, 7.8vw)' } },
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const stop = style({ color: vars.color.accent });

export const nav = style({ display: 'none', '@media': { [media.aboveTablet]: { display: 'block' } } });

export const list = style({ display: 'flex', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minWidth: targetSize,
  height: targetSize,
  borderRadius: 999,
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current=page]': { background: vars.color.sunken, color: vars.color.ink } },
  '@media': {
    [media.wide]: { paddingInline: space.md },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } },
  },
});

export const icon = style({ display: 'flex' });

/** Between 769 and 1023 px only screen readers get the label. */
export const label = style({
  '@media': {
    [media.belowWide]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const actions = style({
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
});

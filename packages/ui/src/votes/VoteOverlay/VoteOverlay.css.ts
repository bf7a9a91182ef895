import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

/** Covers the window, without a dialog around it. */
export const panel = style([
  restyling({
    position: 'fixed',
    inset: 0,
    boxSizing: 'border-box',
    gap: space.md,
    width: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    paddingBlockStart: `calc(${space.md} + env(safe-area-inset-top))`,
    paddingInline: space.md,
    borderRadius: 0,
    background: vars.color.canvas,
    boxShadow: 'none',
    '@media': {
      [media.aboveSheet]: { maxWidth: 'none', paddingBlockStart: space.lg, paddingInline: space.xl },
    },
  }),
  { containerType: 'inline-size', fontFamily: vars.font.text },
]);

export const head = style({
  position: 'relative',
  flex: 'none',
  paddingInlineEnd: 108,
  '@media': { [media.panel]: { paddingInline: 108, textAlign: 'center' } },
});

export const question = style(
  restyling({
    position: 'static',
    padding: 0,
    background: 'none',
    fontSize: fontSize.page,
    letterSpacing: '-0.015em',
    lineHeight: 1.05,
    '@media': { [media.panel]: { fontSize: fontSize.display } },
  }),
);

export const state = style({
  margin: 0,
  marginBlockStart: space.xs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.panel]: { fontSize: fontSize.body } },
});

export const face = style(
  restyling({
    width: 26,
    height: 26,
    marginBlock: -2,
    marginInlineEnd: 6,
    fontSize: 11,
    verticalAlign: 'middle',
  }),
);

export const author = style({ color: vars.color.ink, fontWeight: fontWeight.semibold });

export const error = style({ margin: 0, color: vars.color.danger, fontSize: fontSize.body });

export const menu = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 52 });

export const close = style(restyling({ marginInlineEnd: 0, background: vars.color.sunken }));

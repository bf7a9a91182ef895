import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontWeight } from '../../theme/scale.ts';

export const stack = style({ display: 'inline-flex', flex: 'none', isolation: 'isolate' });

/** Two faces on a diagonal. */
export const pair = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  width: 44,
  height: 44,
  isolation: 'isolate',
});

const ring = (ground: string) => ({ boxShadow: `0 0 0 2px ${ground}` });

export const face = style(
  restyling({
    ...ring(vars.color.surface),
    selectors: {
      [`${stack} > &:not(:first-child)`]: { marginInlineStart: -8 },
      [`${stack}[data-ground=canvas] > &, ${pair}[data-ground=canvas] > &`]: ring(vars.color.canvas),
      [`${pair} > &`]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
      [`${pair} > &:nth-child(2)`]: { insetBlockStart: 14, insetInlineStart: 14 },
      [`${pair}[data-single] > &`]: { insetBlockStart: 0, insetInlineStart: 0, width: 44, height: 44 },
    },
  }),
);

const sized = (side: number) => restyling({ width: side, height: side, fontSize: Math.round(side * 0.42) });

export const sizes = styleVariants({ tiny: 20, compact: 28, small: 32, medium: 44 }, (side) => sized(side));

export const more = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  marginInlineStart: -8,
  borderRadius: 999,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  ...ring(vars.color.surface),
  selectors: { [`${stack}[data-ground=canvas] > &`]: ring(vars.color.canvas) },
});

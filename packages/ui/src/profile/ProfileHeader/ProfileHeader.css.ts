import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

export const header = style({ position: 'relative', color: vars.color.ink, fontSize: fontSize.body });

/** The ground of what is on its way, as that of a skeleton. */
const awaitedGround = `color-mix(in srgb, ${vars.color.line} 65%, ${vars.color.canvas})`;
const isAwaited = '[aria-busy=true] &';

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  // As wide as its place, and never so high that the person is out of sight.
  aspectRatio: '16 / 5',
  width: '100%',
  minHeight: 128,
  maxHeight: 280,
  borderRadius: vars.radius.dialog,
  // Tinted to its end: the sunken colour alone is darker than the page in the dark theme, a hole in it.
  background: `linear-gradient(135deg, color-mix(in srgb, ${vars.color.accent} 22%, ${vars.color.sunken}), color-mix(in srgb, ${vars.color.accent} 10%, ${vars.color.sunken}))`,
  selectors: {
    [isAwaited]: { background: awaitedGround },
    '&::after': { content: '', position: 'absolute', inset: 0, background: vars.color.veil },
  },
});

export const coverPicture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

const corner = {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.xs,
  display: 'flex',
  gap: space.xs,
} as const;
export const leading = style({ ...corner, insetInlineStart: space.xs });
export const menu = style({ ...corner, insetInlineEnd: space.xs });

export const person = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  paddingInline: space.md,
  textAlign: 'center',
});

export const face = style(
  restyling({
    zIndex: 1,
    marginBlockStart: -44,
    // Cut out of the cover.
    boxShadow: `0 0 0 4px ${vars.color.canvas}`,
    selectors: { [isAwaited]: { background: awaitedGround, color: 'transparent' } },
  }),
);

export const names = style({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: '100%',
  marginBlockStart: space.xs,
});

export const name = style({
  maxWidth: '20em',
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 4vw, 3rem)',
  fontWeight: fontWeight.regular,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const username = style({
  margin: 0,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** As high as the line that comes, and the bar in it as high as its letters. */
export const awaited = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minHeight: '1lh',
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: targetSize,
  paddingInline: space.xs,
  color: vars.color.inkMuted,
});

export const countButton = style([
  count,
  {
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.hover, color: vars.color.ink } } },
    },
  },
]);

export const number = style({
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const bio = style({
  maxWidth: '60ch',
  margin: 0,
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  // It is centred, and short.
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.xs,
  marginBlockStart: space.xs,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  paddingBlock: space.md,
});

export const picture = style(
  restyling({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'min(112px, 32%)',
    aspectRatio: '7 / 9',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    color: vars.color.inkMuted,
  }),
);

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoRows: 'min-content',
  alignContent: 'start',
  flex: '1 1 0',
  minWidth: 0,
  // As high as the picture.
  minHeight: 144,
  rowGap: 2,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
});

export const pinned = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.medium,
});

export const label = style({
  paddingBlock: 2,
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
  textDecoration: 'none',
  borderRadius: 4,
  selectors: {
    // The link covers the card, except for other controls.
    'a&::after': { content: '', position: 'absolute', inset: 0 },
  },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } } },
});

/** Padding makes the link easier to hit between neighbouring lines. */
export const alternative = style({
  position: 'relative',
  zIndex: 1,
  paddingBlock: 4,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  borderRadius: 4,
});

export const muted = style({ color: vars.color.inkMuted, fontSize: fontSize.small, lineHeight: 1.4 });

/** Aligns the icon with the first line and the card's edge. */
export const heart = style(
  restyling({
    zIndex: 1,
    gridColumn: 2,
    marginBlockStart: -8,
    marginInlineEnd: -12,
    borderColor: 'transparent',
    borderRadius: 999,
  }),
);

export const price = style({
  gridColumn: '1 / -1',
  margin: 0,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const was = style({
  marginInlineStart: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

export const state = style({ gridColumn: '1 / -1' });

export const failure = style({
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  margin: 0,
  color: vars.color.danger,
  fontSize: fontSize.small,
});

export const actions = style({
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginBlockStart: space.xs,
});

/** A state that is reached is quieter than the way there. */
export const reached = style(restyling({ borderColor: 'transparent', background: vars.color.hover }));

export const menu = style(restyling({ marginInlineStart: 'auto', marginInlineEnd: -13 }));

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';
import { FOOT_HEIGHT } from '../discover-tile-geometry.ts';

export const tile = style({ position: 'relative', isolation: 'isolate', color: vars.color.ink });

export const frame = style({ position: 'relative', containerType: 'inline-size' });

/** A tile of two columns on a phone. */
const narrow = '(max-width: 219px)';

export const link = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    // Inside the picture, with a seam that sets the ring apart from any picture.
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      boxShadow: `inset 0 0 0 4px ${vars.color.canvas}`,
    },
  },
});

/** Replaces a picture that may be unwelcome. */
export const cover = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  width: '100%',
  padding: space.xs,
  // In dark mode, only the border sets the cover apart from the page.
  border: `1px solid ${vars.color.line}`,
  borderRadius: 'inherit',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textAlign: 'center',
  textWrap: 'balance',
});

export const video = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${motion.normal} ${motion.curve}`,
  pointerEvents: 'none',
  selectors: { '&[data-playing]': { opacity: 1 } },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  display: 'grid',
  padding: 5,
  borderRadius: '50%',
  // White on dark in every theme, as it lies on a picture.
  background: vars.color.scrim,
  color: 'white',
});

export const action = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: targetSize,
  height: targetSize,
  padding: '0 7px',
  border: 'none',
  borderRadius: 999,
  background: 'transparent',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: fontSize.small,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

/** Behind the icon on a picture: the part of the button that is seen. */
const seen = {
  content: '',
  // Keeps the disc behind the focus ring.
  zIndex: -1,
  position: 'absolute',
  borderRadius: 999,
  background: vars.color.disc,
  transition: `transform ${motion.fast} ${motion.curve}`,
} as const;

const onPicture = {
  position: 'absolute',
  zIndex: 1,
  color: vars.color.onDisc,
  isolation: 'isolate',
} as const;

const grown = { transform: 'scale(1.06)' };

export const save = style(
  restyling({
    ...onPicture,
    insetBlockStart: 6,
    insetInlineEnd: 6,
    width: targetSize,
    padding: 0,
    selectors: {
      '&::before': { ...seen, inset: 2 },
      '&:active::before': { transform: 'scale(0.94)' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:active)::before': grown } } },
    // A narrow tile shows more of its picture.
    '@container': { [narrow]: { selectors: { '&::before': { inset: 5 } } } },
  }),
);

export const links = style(
  restyling({
    ...onPicture,
    insetBlockEnd: 2,
    insetInlineStart: space.xs,
    padding: `0 ${space.sm}`,
    selectors: {
      '&::before': { ...seen, insetBlock: 6, insetInline: 0 },
      '&:active::before': { transform: 'scale(0.94)' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:active)::before': grown } } },
  }),
);

export const like = style({});

export const icon = style({
  flex: 'none',
  selectors: {
    '[aria-pressed=true] > &': { fill: 'currentColor' },
    [`${like}[aria-pressed=true] > &`]: { color: vars.color.accent },
  },
});

export const count = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${links} &`]: { fontWeight: fontWeight.semibold },
    [`${like}[aria-pressed=true] > &`]: { color: vars.color.ink },
  },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  // In rem, so that the line grows with the text size; the masonry then measures it.
  height: `${FOOT_HEIGHT / 16}rem`,
  minHeight: targetSize,
  fontSize: fontSize.small,
  containerType: 'inline-size',
});

export const author = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  height: '100%',
  fontWeight: fontWeight.medium,
});

export const authorLink = style([
  author,
  {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 8,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

export const face = style(restyling({ width: 24, height: 24, fontSize: 11 }));

export const username = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const numbers = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  // The last number ends at the edge of the picture.
  marginInlineEnd: -7,
});

/** Only in wide tiles: the name and the numbers come first. */
export const age = style({
  display: 'none',
  flex: 'none',
  color: vars.color.inkMuted,
  '@container': { '(min-width: 240px)': { display: 'block' } },
});

export const comments = style(
  // The name needs the space in a narrow tile, as on phones.
  { '@container': { [narrow]: { display: 'none' } } },
);

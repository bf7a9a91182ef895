import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space } from '../../theme/scale.ts';
import { cardRows, NAME_LINES } from './product-card-geometry.ts';

// In rem, so that rows grow with the text size; the masonry then corrects its heights by measuring.
const rem = (pixels: number) => `${pixels / 16}rem`;

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  color: vars.color.ink,
  fontSize: fontSize.body,
  transition: `opacity ${motion.fast} ${motion.curve}`,
  selectors: { '&[data-like-pending]': { opacity: 0.5 } },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The link, with the name as its text, covers the whole card. Other controls lie on top of it.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    // The picture below shows the focus ring.
    '&:focus-visible': { outline: 'none' },
  },
});

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    // Inside the picture, so that no cell clips the ring. A seam sets it apart from any picture.
    [`${card}:has(${link}:focus-visible) &::after`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      boxShadow: `inset 0 0 0 4px ${vars.color.canvas}`,
    },
  },
});

export const lift = style({
  // Chromium restores a scroll position beside an element, and would take a grown picture for a moved one.
  overflowAnchor: 'none',
  transition: `transform ${motion.normal} ${motion.curve}`,
  '@media': {
    [media.hover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.015)' } } },
    [media.reducedMotion]: { selectors: { [`${card}:hover &`]: { transform: 'none' } } },
  },
});

export const text = style({ paddingBlockStart: rem(cardRows.gap) });

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: fontWeight.semibold,
  lineHeight: rem(cardRows.nameLine),
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: NAME_LINES,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const retailer = style({
  ...oneLine,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: rem(cardRows.retailer),
});

export const priceRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  minHeight: rem(cardRows.price),
  selectors: { '&[data-unavailable]': { flexWrap: 'nowrap', containerType: 'inline-size' } },
});

export const price = style({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: rem(cardRows.price),
});

export const priceUnavailable = style({
  minWidth: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  lineHeight: rem(cardRows.price / 2),
  // Beside five stars in a narrow column, the text wraps to fit into the row.
  '@container': { '(max-width: 180px)': { selectors: { '&:not(:only-child)': { width: 'min-content' } } } },
});

export const heart = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  zIndex: 1,
  display: 'flex',
});

export const ownerRow = style({ display: 'flex', height: rem(cardRows.owner) });

/** A row of small text, or of a bar in its place. */
export const smallRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const ownerLink = style([
  smallRow,
  {
    position: 'relative',
    zIndex: 1,
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 4,
    selectors: {
      // Enlarges the press target to 44 px, towards the gap below the card.
      '&::after': { content: '', position: 'absolute', inset: '-8px 0 -12px' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

export const face = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(20),
  height: rem(20),
  overflow: 'hidden',
  borderRadius: 999,
  background: vars.color.sunken,
  fontSize: rem(10),
  textTransform: 'uppercase',
  selectors: { '&::before': { content: 'attr(data-initial)' } },
});

export const portrait = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const username = style(oneLine);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const discSize = '22px';
const discRadius = `calc(${discSize} / 2)`;
const reach = `calc(${targetSize} / 2)`;

export const field = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&[data-disabled]': { color: vars.color.inkMuted } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.sm,
});

export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium });

export const shown = style({ fontVariantNumeric: 'tabular-nums' });

export const slider = style({
  position: 'relative',
  display: 'block',
  height: targetSize,
  marginInline: discRadius,
  // Part of the press target lies in the space below.
  marginBlockEnd: `calc(-1 * ${space.xs})`,
  containerType: 'inline-size',
  userSelect: 'none',
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});

// The track reaches from centre to centre of the outermost discs; `::before` extends it to their edges.
export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(50% - 2px)',
  height: 4,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${discRadius})`,
      borderRadius: 999,
      background: softEdge,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::before': { forcedColorAdjust: 'none', background: 'GrayText' } },
    },
  },
});

export const range = style({
  position: 'absolute',
  height: '100%',
  background: vars.color.ink,
  selectors: {
    '&[data-disabled]': { background: vars.color.edge },
    '&[data-from-edge]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${discRadius}) 0`,
      borderRadius: 999,
      background: 'inherit',
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&[data-disabled]': { background: 'GrayText' } },
    },
  },
});

// The press targets of close thumbs meet halfway. `--gap` is the distance between the thumbs as a share of
// the track.
const halfTheGap = 'calc(var(--gap) * 100cqi / 2)';

// Radix shifts a thumb by its width, so it is only 1 px wide. Press target and disc extend beyond it.
export const thumb = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: 1,
  height: targetSize,
  pointerEvents: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(50% - ${reach})`,
      pointerEvents: 'auto',
    },
    '&[data-end=from]::before': { insetInlineEnd: `calc(50% - min(${reach}, ${halfTheGap}))` },
    '&[data-end=to]::before': { insetInlineStart: `calc(50% - min(${reach}, ${halfTheGap}))` },
  },
});

export const disc = style({
  position: 'relative',
  width: discSize,
  height: discSize,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: 999,
  background: vars.color.surface,
  transition: `transform ${motion.fast} ${motion.curve}`,
  selectors: {
    '[data-disabled] > &': {
      borderColor: vars.color.edge,
      background: `color-mix(in srgb, ${vars.color.ink} 12%, ${vars.color.canvas})`,
    },
    [`${thumb}:focus-visible &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    [`${slider}:not([data-disabled]) ${thumb}:active &`]: { transform: 'scale(1.15)' },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${slider}:not([data-disabled]) ${thumb}:hover &`]: { transform: 'scale(1.1)' } },
    },
  },
});

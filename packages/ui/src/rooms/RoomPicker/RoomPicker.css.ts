import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fitIntoDialog, layerFields, layerFoot } from '../../theme/layer-form.ts';
import { paintedPlace } from '../../theme/painted-place.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  textAlign: 'start',
});

fitIntoDialog(picker);

export const fields = style([layerFields, { paddingBlockEnd: space.none }]);

export const single = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  paddingBlockEnd: space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const singlePicture = style(
  restyling({ ...paintedPlace, flex: 'none', width: 64, height: 80, borderRadius: vars.radius.card }),
);

export const facts = style({ display: 'grid', gap: 2, minWidth: 0, lineHeight: '1.25rem' });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({
  ...oneLine,
  minWidth: 0,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
});

export const detail = style({ ...oneLine, color: vars.color.inkMuted, fontSize: fontSize.small });

export const price = style({ fontSize: fontSize.body, fontWeight: fontWeight.semibold });

export const several = style({
  display: 'flex',
  gap: 10,
  margin: -4,
  padding: 4,
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
  // Pictures without buttons cannot be reached by keyboard, so they must not scroll.
  selectors: { '&[data-wrapped]': { flexWrap: 'wrap' }, '&::-webkit-scrollbar': { display: 'none' } },
});

const tile = { position: 'relative', height: 110 } as const;

export const tilePlace = style({ ...tile, flex: 'none', width: 88 });

/** Narrow enough to stand beside three pictures on a phone. */
export const addPlace = style({ ...tile, flex: '1 0 48px', maxWidth: 64 });

export const tilePicture = style(
  restyling({ ...paintedPlace, width: '100%', height: '100%', borderRadius: vars.radius.card }),
);

const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } as const;

export const remove = style({
  position: 'absolute',
  insetBlockStart: -4,
  insetInlineEnd: -4,
  display: 'grid',
  placeItems: 'center',
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: 0,
  borderRadius: 999,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const removeDisc = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: 999,
  background: vars.color.surface,
  selectors: { [`${remove}:focus-visible > &`]: focusRing },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${remove}:hover > &`]: {
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const add = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xxs,
  width: '100%',
  height: '100%',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontFamily: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});

export const question = style({ marginBlockStart: space.md });

export const search = style({ marginBlockStart: space.sm });

export const sign = style({ marginInlineEnd: space.xs });

export const rooms = style({ minWidth: 0, margin: 0, marginBlockStart: space.xxs, padding: 0, border: 0 });

const rowHeight = 64;

export const list = style({
  selectors: {
    // Half a row shows that there is more.
    '&[data-scrolling]': {
      maxHeight: `calc(3.5 * (max(${rowHeight}px, 3.5rem) + 1px))`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Keeps the rings of the focus, which stand out of the rows.
      marginInline: -4,
      paddingInline: 4,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: rowHeight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  // The line begins under the words.
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: -1,
      insetInline: '58px 0',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    '&[data-last]::after': { display: 'none' },
    '& + &': { marginBlockStart: 1 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})` },
      },
    },
  },
});

export const words = style({ display: 'grid', flex: 1, gap: 2, minWidth: 0, lineHeight: '1.25rem' });

export const roomName = style({
  ...oneLine,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
});

export const plus = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 999,
  background: vars.color.sunken,
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  color: vars.color.inkMuted,
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const disc = style({
  display: 'grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  flex: 'none',
  width: 22,
  height: 22,
  margin: 0,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: 999,
  appearance: 'none',
  background: 'none',
  color: vars.color.onInk,
  cursor: 'inherit',
  transition: `transform ${motion.fast} ${motion.curve}`,
  selectors: {
    '&:focus-visible': focusRing,
    // The tick is made of two borders, which forced colours keep visible.
    '&::before': {
      content: '',
      boxSizing: 'border-box',
      width: 6,
      height: 11,
      marginBlockStart: -3,
      borderStyle: 'solid',
      borderColor: 'currentcolor',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg) scale(0)',
    },
    '&:checked::before': { transform: 'rotate(45deg)' },
    '&:checked': { borderColor: vars.color.ink, backgroundColor: vars.color.ink },
    '&:active': { transform: 'scale(0.92)' },
    // The chevron stands in its place until it is chosen.
    '&[data-opens]:not(:checked, :focus-visible)': { opacity: 0 },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: {
        '&:checked': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const skeleton = style({ display: 'flex', alignItems: 'center', gap: 14, minHeight: rowHeight + 1 });
export const skeletonWords = style({ display: 'grid', flex: 1, gap: space.xs });

export const noneFound = style({
  margin: 0,
  paddingBlock: space.md,
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
});

export const newName = style({ paddingBlockEnd: space.md, paddingInlineStart: 58 });

export const foot = style([layerFoot, { display: 'grid' }]);

export const cards = style(restyling({ marginBlockStart: space.xs }));

export const error = style({
  display: 'flex',
  gap: space.xs,
  margin: 0,
  paddingBlockEnd: space.xs,
  color: vars.color.danger,
  fontSize: fontSize.body,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const errorIcon = style({ flex: 'none', marginBlockStart: '0.15em' });

export const send = style(restyling({ minHeight: 52 }));

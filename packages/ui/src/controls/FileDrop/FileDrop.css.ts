import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

const zone = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xxs,
  border: '1px dashed transparent',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.ink,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.ink,
      background: `color-mix(in srgb, ${vars.color.ink} 8%, ${vars.color.sunken})`,
    },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:has(input:disabled)': { borderColor: vars.color.line, color: vars.color.inkMuted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:has(input:enabled)': {
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
  },
});

export const zones = styleVariants({
  field: [zone, { padding: space.lg, borderColor: vars.color.edge }],
  well: [
    zone,
    {
      justifyContent: 'center',
      gap: space.md,
      minHeight: 'min(440px, 55vh)',
      padding: space.lg,
      '@media': {
        [media.forcedColors]: { border: '1px solid' },
        [media.phone]: { minHeight: 'min(84vw, 55vh)' },
      },
    },
  ],
  tile: [
    zone,
    {
      justifyContent: 'center',
      width: '100%',
      aspectRatio: '4 / 5',
      padding: space.xxs,
      borderRadius: vars.radius.control,
      '@media': { [media.forcedColors]: { border: '1px solid' } },
    },
  ],
});

/** The tile and what is said about its files are items of the grid around it. */
export const tileField = style({ display: 'contents' });

globalStyle(`${tileField} > :last-child`, { gridColumn: '1 / -1' });
globalStyle(`${tileField} > :last-child:empty`, { position: 'absolute' });

/** Covers the whole zone to receive its presses. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { cursor: 'pointer' },
    '&:disabled, &:disabled::file-selector-button': { cursor: 'default' },
  },
});

export const icon = style({ marginBlockEnd: space.xxs, color: vars.color.inkMuted });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '0.4em',
  fontSize: fontSize.body,
});

/** The button of a well, and below it the other ways. */
export const wellWords = style([words, { flexDirection: 'column', alignItems: 'center', rowGap: space.sm }]);

export const heading = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  lineHeight: 1.15,
});

/** Looks like a button; the input above it is the one. */
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  paddingInline: space.lg,
  borderRadius: 999,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: fontWeight.semibold,
  selectors: { [`${zone}:has(input:disabled) &`]: { background: vars.color.edge } },
});

export const tileWords = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
});

export const choose = style({
  fontWeight: fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { [`${zone}:has(input:disabled) &, ${zone}[data-over] &`]: { textDecoration: 'none' } },
});

/** Hidden on touch screens, whose users can neither drop nor paste. */
export const orDrop = style({ '@media': { '(hover: none)': { display: 'none' } } });

export const rules = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const files = style({ margin: 0, marginBlockStart: space.xs, padding: 0, listStyle: 'none' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  fontSize: fontSize.body,
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 });

export const size = style({
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

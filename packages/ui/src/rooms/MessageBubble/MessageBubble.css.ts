import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space } from '../../theme/scale.ts';

const corner = 18;

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.xxs,
  minWidth: 0,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  selectors: { '&[data-own]': { justifyItems: 'end' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  maxWidth: '100%',
  minWidth: 0,
  selectors: { [`${message}[data-own] > &`]: { flexDirection: 'row-reverse' } },
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.xxs,
  minWidth: 0,
  selectors: {
    [`${message}[data-own] &`]: { justifyItems: 'end' },
    [`${message}[data-unsent=sending] &`]: { opacity: 0.72 },
  },
});

export const bubble = style({
  boxSizing: 'border-box',
  maxWidth: 'min(520px, 100%)',
  minWidth: 0,
  overflow: 'hidden',
  paddingBlock: 10,
  paddingInline: 15,
  border: `1px solid ${vars.color.line}`,
  borderRadius: corner,
  background: vars.color.surface,
  selectors: {
    [`${message}[data-own] &`]: {
      borderColor: 'transparent',
      background: vars.color.ink,
      color: vars.color.onInk,
    },
    [`${message}[data-unsent=failed] &`]: {
      borderColor: vars.color.line,
      background: vars.color.sunken,
      color: vars.color.inkMuted,
    },
  },
});

export const text = style({
  margin: 0,
  fontSize: fontSize.body,
  lineHeight: '1.375rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  outline: 'none',
});

export const mention = style({ fontWeight: fontWeight.semibold });

export const address = style({
  color: 'inherit',
  borderRadius: 2,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' } },
});

export const edited = style({
  color: 'color-mix(in srgb, currentColor 76%, transparent)',
  fontSize: fontSize.tiny,
});

export const quote = style({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  margin: 0,
  marginBlockEnd: space.xxs,
  paddingBlock: 0,
  paddingInline: `${space.sm} 0`,
  border: 0,
  borderInlineStart: '2px solid currentColor',
  overflow: 'hidden',
  background: 'none',
  color: 'color-mix(in srgb, currentColor 76%, transparent)',
  font: 'inherit',
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const quoteButton = style([
  quote,
  {
    minHeight: 24,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

export const pictureFrame = style({
  // Reaches the edges of the bubble.
  marginInline: -15,
  marginBlockEnd: 10,
  width: 'min(320px, 70vw)',
  selectors: {
    '&:first-child': { marginBlockStart: -10 },
    '&:last-child': { marginBlockEnd: -10 },
  },
});

export const pictureButton = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  touchAction: 'manipulation',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
});

export const picture = style(restyling({ display: 'block', maxHeight: 400, borderRadius: 0 }));

export const card = style({
  display: 'grid',
  boxSizing: 'border-box',
  width: 'min(340px, 100%)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: corner,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: {
      selectors: {
        'a&:hover': { backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})` },
      },
    },
  },
});

export const cardPicture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.color.sunken,
});

export const cardWords = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  padding: '10px 15px 12px',
  overflowWrap: 'anywhere',
});

const lines = (count: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
  }) as const;

export const cardTitle = style({
  ...lines(2),
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: '1.25rem',
});

export const cardDescription = style({
  ...lines(2),
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.125rem',
});

export const cardUrl = style({
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  lineHeight: '1.125rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Its place is kept, so the bubble does not move. */
export const menu = style({
  display: 'flex',
  flex: 'none',
  marginBlock: -11,
  color: vars.color.inkMuted,
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${motion.fast} ${motion.curve}`,
      selectors: {
        [`${line}:hover > &, &:focus-within, &:has([aria-expanded=true], [data-state=open])`]: { opacity: 1 },
      },
    },
  },
});

export const gone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  margin: 0,
  paddingBlock: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
  lineHeight: '1.375rem',
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.xxs,
  fontSize: fontSize.small,
  lineHeight: '1.5rem',
});

export const problem = style({ color: vars.color.danger });

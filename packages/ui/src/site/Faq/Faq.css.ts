import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';

export const faq = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const category = style({ minWidth: 0 });

export const title = style({
  margin: 0,
  marginBlockEnd: space.xs,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

export const item = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      opacity: 0,
      transition: `block-size ${motion.normal} ${motion.curve}, opacity ${motion.normal} ${motion.curve}, content-visibility ${motion.normal} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto', opacity: 1 },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&::details-content': { transition: 'none' } } } },
});

export const question = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minHeight: 52,
  paddingBlock: space.xs,
  boxSizing: 'border-box',
  borderRadius: vars.radius.control,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  cursor: 'pointer',
  listStyle: 'none',
  touchAction: 'manipulation',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  flex: 'none',
  color: vars.color.inkMuted,
  transition: `transform ${motion.normal} ${motion.curve}`,
  selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const answer = style({ paddingBlockEnd: space.sm, color: vars.color.inkMuted });

export const text = style({ margin: 0, lineHeight: 1.5, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: targetSize,
  borderRadius: 4,
  color: vars.color.ink,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.25em',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
});

export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

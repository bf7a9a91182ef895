import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { HEADER_HEIGHT } from '../../theme/frame.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

const header = `var(${HEADER_HEIGHT}, 0px)`;

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px)',
  justifyContent: 'center',
  lineHeight: 1.6,
  '@media': {
    [media.wide]: { gridTemplateColumns: '200px minmax(0, 640px) 200px', columnGap: space.xl },
  },
});

const inText = { '@media': { [media.wide]: { gridColumn: 2 } } };

export const title = style({
  ...inText,
  margin: 0,
  marginBlockEnd: space.md,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

export const beside = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      gridColumn: 1,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${header} + ${space.lg})`,
      maxHeight: `calc(100dvh - ${header} - 2 * ${space.lg})`,
      overflowY: 'auto',
    },
  },
});

export const contents = style({
  margin: 0,
  marginBlockEnd: space.xxs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
});

export const folded = style({
  marginBlockEnd: space.lg,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.wide]: { display: 'none' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  listStyle: 'none',
  minHeight: targetSize,
  boxSizing: 'border-box',
  paddingBlock: '12px',
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
});

export const chevron = style({
  flex: 'none',
  color: vars.color.inkMuted,
  selectors: { [`${folded}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const links = style({
  margin: 0,
  padding: 0,
  paddingBlockEnd: space.xs,
  listStyle: 'none',
  fontSize: fontSize.small,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  lineHeight: 1.35,
  borderRadius: 4,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } } },
  },
});

export const text = style({
  ...inText,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
});

export const section = style({
  scrollMarginBlockStart: `calc(${header} + ${space.lg})`,
  selectors: { '&:focus': { outline: 'none' } },
});

export const heading = style({
  margin: 0,
  marginBlockEnd: space.xs,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
});

export const content = style({ overflowWrap: 'anywhere', textWrap: 'pretty' });

globalStyle(`${content} > *`, { marginBlock: `0 ${space.sm}` });
globalStyle(`${content} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${content} :is(ul, ol)`, { paddingInlineStart: '1.25rem' });
globalStyle(`${content} li`, { marginBlockEnd: space.xxs });
globalStyle(`${content} :is(h3, h4, h5, h6)`, {
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
});
globalStyle(`${content} a`, { color: vars.color.ink, textUnderlineOffset: '0.2em' });
globalStyle(`${content} pre`, { overflowX: 'auto' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const section = style({
  display: 'grid',
  gap: space.xs,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  // The list keeps the scroll position itself when comments are added above.
  overflowAnchor: 'none',
});

export const older = style({ display: 'grid', justifyItems: 'center', gap: space.xxs });

export const list = style({
  display: 'grid',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
});

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  borderRadius: vars.radius.control,
});

export const body = style({ display: 'grid', gap: space.xxs, alignContent: 'start', minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  margin: 0,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: fontWeight.semibold });

export const author = style({
  position: 'relative',
  color: 'inherit',
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-4px' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const note = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.medium,
  selectors: { '&::before': { content: '·', marginInlineEnd: space.xs } },
});

export const time = style({ color: vars.color.inkMuted });

export const text = style({
  margin: 0,
  fontSize: fontSize.body,
  lineHeight: '1.375rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  outline: 'none',
  selectors: { '&[data-unsent]': { color: vars.color.inkMuted } },
});

export const veiled = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
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

export const quiet = style(
  restyling({
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);

/** Its target reaches over the gaps around the comment, so the comment is no higher for it. */
export const options = style(
  restyling({ marginBlock: -12, marginInlineEnd: -10, color: vars.color.inkMuted }),
);

export const problem = style({ margin: 0, color: vars.color.danger, fontSize: fontSize.small });

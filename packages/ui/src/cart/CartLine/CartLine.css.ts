import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  columnGap: space.md,
  paddingBlock: space.md,
  color: vars.color.ink,
  '@media': { [media.panel]: { gridTemplateColumns: '120px minmax(0, 1fr) auto', columnGap: space.lg } },
});

export const picture = style({
  gridRow: '1 / span 2',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
});

export const facts = style({ minWidth: 0, lineHeight: '1.375rem' });

export const name = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // One link for the whole line: its text is the name, its area everything that has no control of its own.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: space.xs,
      insetInline: `calc(-1 * ${space.xs})`,
      borderRadius: vars.radius.card,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const muted = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});

export const price = style({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-unavailable]': {
      color: vars.color.inkMuted,
      fontSize: fontSize.small,
      fontWeight: fontWeight.regular,
    },
  },
});

export const bottom = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  marginBlockStart: space.xs,
  lineHeight: '1.375rem',
});

export const shop = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  minWidth: 0,
  paddingInlineEnd: 18,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
  selectors: {
    // A target of 44 px, within the line.
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -12 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});

/** After the last word, in the room that is kept at the end of the line: it takes none itself, so it never goes to a line of its own. */
export const shopArrow = style({
  marginInlineStart: space.xxs,
  marginInlineEnd: -18,
  verticalAlign: 'middle',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const remove = style(
  restyling({
    gridColumn: 3,
    gridRow: '1 / span 2',
    position: 'relative',
    zIndex: 1,
    // The icon, not its target, stands in line with the sums below.
    marginInlineEnd: `calc(-1 * ${space.sm})`,
    marginBlockStart: `calc(-1 * ${space.sm})`,
    color: vars.color.inkMuted,
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.md,
  paddingBlock: space.md,
  color: vars.color.ink,
  '@media': { [media.panel]: { gridTemplateColumns: '96px minmax(0, 1fr) auto', columnGap: space.lg } },
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
    // The link covers the line except for the other controls; only the name is its text.
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
  gridColumn: '2 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  rowGap: space.sm,
  minWidth: 0,
  lineHeight: '1.375rem',
});

/** On top of the link that covers the line, at the foot of the picture. */
export const shop = style(
  restyling({
    position: 'relative',
    zIndex: 1,
    maxWidth: '100%',
    marginBlockStart: 'auto',
    '@media': { [media.sheet]: { paddingInline: space.md } },
  }),
);

/** In one line; the whole name stands above it. */
export const shopLabel = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const shopArrow = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const remove = style(
  restyling({
    gridColumn: 3,
    gridRow: 1,
    position: 'relative',
    zIndex: 1,
    // Aligns the icon, not its larger target, with the sums below.
    marginInlineEnd: `calc(-1 * ${space.sm})`,
    marginBlock: `calc(-1 * ${space.sm})`,
    color: vars.color.inkMuted,
  }),
);

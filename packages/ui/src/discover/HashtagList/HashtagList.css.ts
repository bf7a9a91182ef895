import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

const rowHeight = '40px';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', color: vars.color.ink });

export const item = style({ minWidth: 0 });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: rowHeight,
  color: 'inherit',
  fontSize: fontSize.body,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    // Enlarges the press target into the rows above and below, which win where they overlap.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `-${space.xs}`,
      insetBlock: `calc((${rowHeight} - ${targetSize}) / 2)`,
      borderRadius: vars.radius.control,
    },
    // Room for a picture of 44 px.
    '&[data-pictured]': { minHeight: '56px' },
    '&[data-pictured]::before': { insetBlock: 0 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::before': { background: vars.color.hover } } },
  },
});

export const picture = style(
  restyling({ flex: 'none', width: targetSize, borderRadius: vars.radius.control }),
);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: targetSize,
  height: targetSize,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
});

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: fontWeight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

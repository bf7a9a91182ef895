import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  color: vars.color.ink,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-size=small]': {
      gridTemplateColumns: '128px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space.md,
    },
  },
});

export const mosaic = style({
  display: 'grid',
  gap: 3,
  height: 184,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  selectors: {
    '&[data-pictures="0"]': { placeItems: 'center' },
    '&[data-pictures="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-pictures="3"]': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    },
    '[data-size=small] > &': { height: 112 },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'cover',
  selectors: { '[data-pictures="3"] > &:first-child': { gridRow: '1 / -1' } },
});

export const line = style({ display: 'flex', alignItems: 'center', gap: space.sm, minHeight: 44 });

export const words = style({ display: 'grid', flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  margin: 0,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
});

export const open = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The link covers the card, except for other controls.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const facts = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const view = style(
  restyling({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: 40,
    paddingInline: space.md,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: 999,
    fontWeight: fontWeight.semibold,
  }),
);

export const actions = style({ position: 'relative', zIndex: 1, display: 'flex', flex: 'none' });

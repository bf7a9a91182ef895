import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space.sm });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 72,
  height: 72,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const label = style({
  paddingBlock: 2,
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
  textDecoration: 'none',
  borderRadius: 4,
  '@media': { [media.hover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } } },
});

/** High enough for a finger beside the lines around it. */
export const alternative = style({
  paddingBlock: 4,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  borderRadius: 4,
});

export const muted = style({ color: vars.color.inkMuted, fontSize: fontSize.small, lineHeight: 1.4 });

export const price = style({
  marginBlockStart: 2,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const pin = style(restyling({ margin: '-8px -8px 0 0' }));

export const pinIcon = style({ selectors: { '[aria-pressed=true] &': { fill: 'currentColor' } } });

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  selectors: { '&:empty': { display: 'none' } },
});

export const note = style({ margin: 0, color: vars.color.warning, fontSize: fontSize.small });

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  margin: 0,
  color: vars.color.danger,
  fontSize: fontSize.small,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

/** At the end of its line, also where nothing else stands in it. */
export const refresh = style(restyling({ marginInlineStart: 'auto' }));

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 226,
  padding: 20,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  '@media': {
    [media.phone]: { minHeight: 0, padding: space.md },
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.edge } } },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space.xs, minHeight: 28 });

export const name = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
  selectors: {
    // The link covers the card.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const time = style({
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const unread = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: 22,
  height: 22,
  paddingInline: 6,
  borderRadius: 999,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const description = style({
  ...oneLine,
  margin: 0,
  paddingBlockStart: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
});

export const recent = style({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: space.md,
  minHeight: 60,
  paddingBlock: `${space.md} 20px`,
  '@media': { [media.phone]: { minHeight: 55, paddingBlock: `${space.sm} ${space.md}` } },
});

export const said = style({
  display: '-webkit-box',
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
  selectors: { [`${card}[data-unread] &`]: { color: vars.color.ink, fontWeight: fontWeight.medium } },
});

export const author = style({ color: vars.color.ink, fontWeight: fontWeight.semibold });

export const pictures = style({ display: 'flex', flex: 'none', gap: space.xxs });

export const picture = style({
  width: 48,
  height: 60,
  borderRadius: 8,
  background: vars.color.sunken,
  objectFit: 'cover',
  '@media': { [media.phone]: { width: 44, height: 55 } },
});

export const foot = style({ display: 'flex', alignItems: 'center', gap: space.sm, minWidth: 0 });

export const names = style({
  ...oneLine,
  flex: 1,
  minWidth: 0,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const count = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

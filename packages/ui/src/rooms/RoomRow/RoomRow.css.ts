import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 64,
  padding: `${space.xs} ${space.sm}`,
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const line = style({ display: 'flex', alignItems: 'baseline', gap: space.xs, minWidth: 0 });

const oneLine = {
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const link = style({
  ...oneLine,
  color: 'inherit',
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: '1.375rem',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
});

globalStyle(`${row}:has(${link}[aria-current])`, { background: vars.color.sunken });

export const time = style({
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const said = style({
  ...oneLine,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  selectors: { [`${row}[data-unread] &`]: { color: vars.color.ink, fontWeight: fontWeight.medium } },
});

export const dot = style({
  flex: 'none',
  alignSelf: 'center',
  width: 8,
  height: 8,
  borderRadius: 999,
  background: vars.color.accent,
});

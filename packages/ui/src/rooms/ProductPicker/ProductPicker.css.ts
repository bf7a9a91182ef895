import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const picker = style({ minWidth: 0, margin: 0, padding: 0, border: 'none', color: vars.color.ink });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 44%), 1fr))',
  gap: `${space.lg} ${space.md}`,
  margin: 0,
  padding: 6,
  listStyle: 'none',
  '@media': { [media.phone]: { columnGap: space.sm } },
});

export const item = style({ position: 'relative', minWidth: 0, fontFamily: vars.font.text });

export const picture = style(restyling({ width: '100%', height: '100%', borderRadius: vars.radius.card }));

/** It covers the whole item, so that a press anywhere counts. */
export const box = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const pictureFrame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.card,
});

globalStyle(`${box}:checked + ${pictureFrame}`, {
  outline: `2px solid ${vars.color.ink}`,
  outlineOffset: 2,
});
globalStyle(`${box}:focus-visible + ${pictureFrame}`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 4,
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineEnd: 10,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 999,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${box}:checked + ${pictureFrame} ${mark}`, {
  borderColor: vars.color.ink,
  background: vars.color.ink,
  color: vars.color.onInk,
});

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '1.25rem',
} as const;
export const name = style({
  ...line,
  paddingBlockStart: space.sm,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
});
export const retailer = style({ ...line, color: vars.color.inkMuted, fontSize: fontSize.small });
export const price = style({ ...line, fontSize: fontSize.body, fontWeight: fontWeight.semibold });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, media, motion, space, targetSize, typedSize } from '../../theme/scale.ts';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: 52,
  paddingInlineEnd: 3,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 999,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  // The ring surrounds the pill, not the input inside.
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.aboveTablet]: { height: 60, paddingInlineEnd: 7 } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  paddingInline: '20px 8px',
  textOverflow: 'ellipsis',
  border: 0,
  borderRadius: 999,
  background: 'transparent',
  fontSize: typedSize,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-webkit-search-decoration': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [media.aboveTablet]: { paddingInlineStart: space.lg, fontSize: `max(16px, ${fontSize.large})` },
  },
});

export const clear = style(restyling({ color: vars.color.inkMuted }));

export const submit = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: 0,
  borderRadius: 999,
  background: vars.color.ink,
  color: vars.color.onInk,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `transform ${motion.fast} ${motion.curve}`,
  selectors: { '&:active': { transform: 'scale(0.94)' } },
});

export const arrow = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

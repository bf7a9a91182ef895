import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, layer, media, motion, space, targetSize } from '../../theme/scale.ts';

export const box = style(restyling({ position: 'relative', flexWrap: 'wrap', paddingInlineEnd: targetSize }));

export const input = style(restyling({ flex: '1 1 6rem', textOverflow: 'ellipsis' }));

export const chips = style({
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&:has(li)': { paddingBlock: 4, paddingInlineStart: space.xs } },
});

export const opener = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:disabled': { color: vars.color.edge, cursor: 'default' } },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const list = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: layer.overlay,
  boxSizing: 'border-box',
  margin: 0,
  padding: 6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Forced colours make this border visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${motion.fast} ${motion.curve}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: targetSize,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&[data-active]': { background: vars.color.hover },
    '&[aria-disabled=true]': { color: vars.color.inkMuted, cursor: 'default' },
  },
  '@media': {
    // Forced colours hide our background.
    '(forced-colors: active)': {
      selectors: {
        '&[data-active]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = style({ display: 'flex', flex: 'none' });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const tick = style({ flex: 'none' });

export const state = style({
  paddingBlock: space.sm,
  paddingInline: space.sm,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

export const retry = style({ paddingInline: space.sm, paddingBlockEnd: space.sm });

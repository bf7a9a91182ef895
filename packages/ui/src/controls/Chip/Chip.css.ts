import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const chipHeight = '36px';

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: '100%',
  minHeight: chipHeight,
  paddingBlock: 6,
  paddingInline: 14,
  border: `1px solid ${softEdge}`,
  borderRadius: 999,
  background: 'transparent',
  color: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `transform ${motion.fast} ${motion.curve}`,
  selectors: {
    // Enlarges the press target into the gap between two rows.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((${chipHeight} - ${targetSize}) / 2 - 1px)`,
    },
    '&:active:not(:disabled)': { transform: 'scale(0.97)' },
    '&[aria-pressed=true]': {
      borderColor: 'transparent',
      background: vars.color.ink,
      color: vars.color.onInk,
    },
    '&:disabled': { borderColor: vars.color.line, color: vars.color.inkMuted, cursor: 'default' },
    '&:disabled[aria-pressed=true]': { background: `color-mix(in srgb, ${vars.color.ink} 12%, transparent)` },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [aria-pressed=true])': { background: vars.color.hover } },
    },
    // Forced colours hide our background.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed=true]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const swatch = style({
  flex: 'none',
  width: 16,
  height: 16,
  marginInlineStart: -4,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 999,
  forcedColorAdjust: 'none',
});

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: space.xs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

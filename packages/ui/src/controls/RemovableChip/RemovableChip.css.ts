import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';

const chipHeight = '36px';

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  maxWidth: '100%',
  minHeight: chipHeight,
  paddingBlock: 6,
  paddingInline: '14px 10px',
  border: '1px solid transparent',
  borderRadius: 999,
  background: `color-mix(in srgb, ${vars.color.ink} 8%, transparent)`,
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
    '&:disabled': { color: vars.color.inkMuted, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled)': {
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
    // Forced colours do not draw our background.
    '(forced-colors: active)': { borderColor: 'ButtonBorder' },
  },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const swatch = style({
  flex: 'none',
  width: 14,
  height: 14,
  marginInlineStart: -4,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 999,
  forcedColorAdjust: 'none',
});

export const cross = style({ flex: 'none', display: 'grid', color: vars.color.inkMuted });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:empty': { display: 'none' } },
});

export const item = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

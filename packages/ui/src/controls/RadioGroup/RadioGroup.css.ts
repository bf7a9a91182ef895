import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';

const side = 22;
// Grows with larger text.
const lineHeight = 'max(24px, 1.375rem)';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
});

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&[data-orientation=horizontal]': { flexFlow: 'row wrap', columnGap: space.lg },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minWidth: targetSize,
  paddingBlock: `calc((${targetSize} - ${lineHeight}) / 2)`,
  fontSize: fontSize.body,
  lineHeight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'default' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const hint = style({ color: vars.color.inkMuted, fontSize: fontSize.small, lineHeight: 1.45 });

export const disc = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: side,
  height: side,
  marginBlock: `calc((${lineHeight} - ${side}px) / 2)`,
  marginInline: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 999,
  appearance: 'none',
  backgroundColor: vars.color.sunken,
  color: vars.color.onInk,
  cursor: 'inherit',
  transition: `transform ${motion.fast} ${motion.curve}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    // The dot is a border, which forced colours keep visible.
    '&::before': {
      content: '',
      border: '4px solid currentcolor',
      borderRadius: 999,
      transform: 'scale(0)',
      transition: `transform ${motion.fast} ${motion.curve}`,
    },
    '&:checked::before': { transform: 'none' },
    '&:checked': { borderColor: vars.color.ink, backgroundColor: vars.color.ink },
    [`${group}[aria-invalid=true] &`]: { borderColor: vars.color.danger },
    '&:active:not(:disabled)': { transform: 'scale(0.92)' },
    '&:disabled': { borderColor: vars.color.line, color: vars.color.inkMuted },
    '&:disabled:checked': {
      backgroundColor: `color-mix(in srgb, ${vars.color.ink} 12%, ${vars.color.canvas})`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row}:hover &:not(:disabled)`]: {
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
    [media.reducedMotion]: { selectors: { '&, &::before': { transition: 'none' } } },
    // Forced colours do not draw our background.
    '(forced-colors: active)': {
      selectors: {
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        '&:checked:not(:disabled)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, motion, space, targetSize } from '../../theme/scale.ts';

const width = 46;
const height = 28;
const knob = 20;
// Grows with larger text.
const lineHeight = 'max(24px, 1.375rem)';

export const field = style({ minWidth: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
  minWidth: targetSize,
  paddingBlock: `calc((${targetSize} - ${height}px) / 2)`,
  fontSize: fontSize.body,
  lineHeight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'default' } },
});

export const label = style({
  minWidth: 0,
  marginBlock: `calc((${height}px - ${lineHeight}) / 2)`,
  overflowWrap: 'anywhere',
});

const shift = `${width - height}px`;

export const track = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  width,
  height,
  margin: 0,
  paddingInline: (height - knob) / 2 - 1,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 999,
  appearance: 'none',
  backgroundColor: vars.color.sunken,
  // Colour of the knob.
  color: vars.color.edge,
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&::before': {
      content: '',
      width: knob,
      height: knob,
      borderRadius: 999,
      background: 'currentcolor',
      transition: `transform ${motion.normal} ${motion.curve}`,
    },
    '&:checked': {
      borderColor: vars.color.ink,
      backgroundColor: vars.color.ink,
      color: vars.color.onInk,
    },
    '&:checked::before': { transform: `translateX(${shift})` },
    '&:checked:dir(rtl)::before': { transform: `translateX(-${shift})` },
    '&[aria-invalid=true]': { borderColor: vars.color.danger },
    '&:disabled': { borderColor: vars.color.line, color: vars.color.line },
    '&:disabled:checked': {
      backgroundColor: `color-mix(in srgb, ${vars.color.ink} 12%, ${vars.color.canvas})`,
      color: vars.color.inkMuted,
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
    [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    // Forced colours do not draw our backgrounds.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      backgroundColor: 'ButtonFace',
      color: 'ButtonText',
      selectors: {
        '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'ButtonFace', color: 'GrayText' },
      },
    },
  },
});

export const notes = style({
  paddingInlineEnd: `calc(${width}px + ${space.md})`,
  selectors: { '&:has(p)': { marginBlockStart: -8, paddingBlockEnd: space.xs } },
});

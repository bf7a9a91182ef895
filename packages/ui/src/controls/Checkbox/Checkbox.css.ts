import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, motion, space, targetSize } from '../../theme/scale.ts';

const side = 22;
// Grows with larger text.
const lineHeight = 'max(24px, 1.375rem)';

export const field = style({ minWidth: 0 });

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minWidth: targetSize,
  maxWidth: '100%',
  paddingBlock: `calc((${targetSize} - ${lineHeight}) / 2)`,
  fontSize: fontSize.body,
  lineHeight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'default' } },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

const ticked = '&:is(:checked, :indeterminate)';

export const box = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: side,
  height: side,
  marginBlock: `calc((${lineHeight} - ${side}px) / 2)`,
  marginInline: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: `calc(${vars.radius.control} * 0.6)`,
  appearance: 'none',
  backgroundColor: vars.color.sunken,
  color: vars.color.onInk,
  cursor: 'inherit',
  transition: `transform ${motion.fast} ${motion.curve}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    // The tick is made of two borders, which forced colours keep visible.
    '&::before': {
      content: '',
      width: 7,
      height: 12,
      marginBlockStart: -3,
      borderStyle: 'solid',
      borderColor: 'currentcolor',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg) scale(0)',
      transition: `transform ${motion.fast} ${motion.curve}`,
    },
    '&:checked::before': { transform: 'rotate(45deg)' },
    '&:indeterminate::before': {
      width: 10,
      height: 0,
      marginBlockStart: 0,
      borderWidth: '0 0 2px',
      transform: 'none',
    },
    [ticked]: { borderColor: vars.color.ink, backgroundColor: vars.color.ink },
    '&[aria-invalid=true]': { borderColor: vars.color.danger },
    '&:active:not(:disabled)': { transform: 'scale(0.92)' },
    '&:disabled': { borderColor: vars.color.line, color: vars.color.inkMuted },
    '&:disabled:is(:checked, :indeterminate)': {
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
    // Forced colours hide our background.
    '(forced-colors: active)': {
      selectors: {
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        '&:is(:checked, :indeterminate):not(:disabled)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const notes = style({
  paddingInlineStart: `calc(${side}px + ${space.sm})`,
  selectors: { '&:has(p)': { marginBlockStart: -10, paddingBlockEnd: space.xs } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space, targetSize, typedSize } from '../../theme/scale.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  marginBlockEnd: space.xxs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${targetSize} + 2px)`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.ink,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger },
    // The ring goes round the whole box, not round the input inside it.
    '&:has(input:focus-visible, textarea:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
    '&:has(input:disabled, textarea:disabled)': {
      borderColor: vars.color.line,
      color: vars.color.inkMuted,
    },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  minHeight: targetSize,
  paddingBlock: 0,
  paddingInline: space.sm,
  border: 0,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  background: 'transparent',
  fontFamily: vars.font.text,
  fontSize: typedSize,
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});

export const hint = style({
  margin: 0,
  marginBlockStart: space.xxs,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const error = style({
  display: 'flex',
  gap: space.xxs,
  margin: 0,
  marginBlockStart: space.xxs,
  fontSize: fontSize.small,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});

export const errorIcon = style({ flex: 'none', marginBlockStart: '0.1em' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space, targetSize, typedSize } from '../../theme/scale.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  marginBlockEnd: space.xxs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

/** The label, and at the end of its line the rule; below each other if they do not fit. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.sm,
});

export const rule = style({
  marginBlockEnd: space.xxs,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${targetSize} + 2px)`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger },
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

/** For a form that is the page's content. */
export const largeBox = style({
  minHeight: 52,
  selectors: { '&[data-invalid]': { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` } },
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

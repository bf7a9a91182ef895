import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space, targetSize, typedSize } from '../../theme/scale.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  marginBlockEnd: space.xs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const box = style({ position: 'relative', display: 'flex' });

export const select = style({
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${targetSize} + 2px)`,
  margin: 0,
  paddingBlock: 0,
  paddingInline: `${space.sm} 40px`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  appearance: 'none',
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: typedSize,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&[aria-invalid=true]': { borderColor: vars.color.danger },
    '&:disabled': { borderColor: vars.color.line, color: vars.color.inkMuted, cursor: 'default' },
  },
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.sm,
  marginBlock: 'auto',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});

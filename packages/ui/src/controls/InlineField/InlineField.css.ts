import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize, typedSize } from '../../theme/scale.ts';

export const form = style({ position: 'relative', zIndex: 1, minWidth: 0, margin: 0 });

export const field = style({
  display: 'block',
  // Aligns the field's text with the title it replaces.
  width: 'calc(100% + 7px)',
  height: targetSize,
  marginInlineStart: -7,
  paddingBlock: 0,
  paddingInline: 6,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: typedSize,
  // The ring stays close to the field, because other entries follow below.
  selectors: { '&:focus-visible': { outlineOffset: -1 } },
});

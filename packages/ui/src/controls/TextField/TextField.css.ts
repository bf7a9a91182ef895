import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { space } from '../../theme/scale.ts';

export const trailing = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.inkMuted,
  paddingInlineEnd: space.sm,
  selectors: { '&:has(button, a)': { paddingInlineEnd: 0 } },
});

export const toggle = style(
  restyling({
    color: vars.color.inkMuted,
    // The ring stays inside the box, because it would cross its edge.
    selectors: { '&:focus-visible': { outlineOffset: -4 } },
  }),
);

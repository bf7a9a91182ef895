import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

/** Lies over the last posts, whose columns end at different heights. */
export const end = style({
  position: 'relative',
  marginBlockStart: -180,
  paddingBlockStart: 120,
  background: `linear-gradient(transparent, ${vars.color.canvas} 120px)`,
  // The posts below the fade can be pressed.
  pointerEvents: 'none',
});

globalStyle(`${end} :is(a, button)`, { pointerEvents: 'auto' });

/** As high as the faces, which come later. */
export const faces = style({
  display: 'flex',
  justifyContent: 'center',
  minHeight: 44,
  marginBlockEnd: -24,
});

export const face = style({
  boxShadow: `0 0 0 3px ${vars.color.canvas}`,
  selectors: { '& + &': { marginInlineStart: -8 } },
});

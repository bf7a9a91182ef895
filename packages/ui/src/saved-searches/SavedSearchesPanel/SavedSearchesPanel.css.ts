import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import { motion, space } from '../../theme/scale.ts';
import { SAVED_SEARCHES_PANEL_WIDTH } from '../panel-width.ts';

export const panel = style({
  position: 'sticky',
  insetBlockStart: headerHeight,
  boxSizing: 'border-box',
  flex: 'none',
  alignSelf: 'start',
  width: SAVED_SEARCHES_PANEL_WIDTH,
  height: [`calc(100vh - ${headerHeight})`, `calc(100dvh - ${headerHeight})`],
  borderInlineEnd: `1px solid ${vars.color.line}`,
});

export const fold = style(
  restyling({
    position: 'absolute',
    insetBlockStart: space.md,
    insetInlineEnd: 14,
    zIndex: 1,
    color: vars.color.inkMuted,
  }),
);

export const icon = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const content = style({
  boxSizing: 'border-box',
  height: '100%',
  padding: space.md,
  paddingInlineStart: space.xl,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: `opacity ${motion.normal} ${motion.curve}`,
  '@starting-style': { opacity: 0 },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { motion, space } from '../../theme/scale.ts';

const headerHeight = '64px';

export const panel = style({
  display: 'none',
  '@media': {
    '(min-width: 1200px)': {
      display: 'block',
      position: 'sticky',
      insetBlockStart: headerHeight,
      flex: 'none',
      width: 72,
      height: [`calc(100vh - ${headerHeight})`, `calc(100dvh - ${headerHeight})`],
      borderInlineEnd: `1px solid ${vars.color.line}`,
      selectors: { '&[data-open]': { width: 336 } },
    },
  },
});

export const toggle = style({
  position: 'absolute',
  insetBlockStart: space.md,
  insetInlineEnd: 14,
  zIndex: 1,
  color: vars.color.inkMuted,
});

export const icon = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const content = style({
  height: '100%',
  padding: space.md,
  paddingInlineStart: space.lg,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: `opacity ${motion.normal} ${motion.curve}`,
  '@starting-style': { opacity: 0 },
});

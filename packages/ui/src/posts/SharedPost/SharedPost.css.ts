import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BOTTOM_BAR_HEIGHT } from '../../theme/frame.ts';
import { fontSize, fontWeight, gutter, layer, space } from '../../theme/scale.ts';

const wide = '(min-width: 900px)';

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  color: vars.color.ink,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space.xl } },
});

export const media = style({
  height: 'min(440px, 56svh)',
  minHeight: 220,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [wide]: { height: 'min(760px, 78svh)' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minWidth: 0,
  '@media': { [wide]: { paddingBlockStart: space.xs } },
});

export const author = style({ display: 'flex', alignItems: 'center', gap: space.sm });

export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
});

export const caption = style({
  margin: 0,
  fontSize: fontSize.large,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** A bar on phones, as wide as the window. */
export const actions = style({
  display: 'grid',
  gap: space.xs,
  marginBlockStart: space.sm,
  '@media': {
    '(max-width: 899.98px)': {
      position: 'sticky',
      zIndex: layer.bar,
      insetBlockEnd: `var(${BOTTOM_BAR_HEIGHT}, 0px)`,
      marginInline: -gutter.phone,
      paddingInline: gutter.phone,
      paddingBlock: space.sm,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.canvas,
    },
  },
});

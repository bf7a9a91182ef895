import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bottomBarHeight, headerHeight } from '../../theme/frame.ts';
import { fontSize, fontWeight, gutter, layer, space } from '../../theme/scale.ts';

const wide = '(min-width: 900px)';
const narrow = '(max-width: 899.98px)';

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: space.md,
  color: vars.color.ink,
  '@media': {
    // The actions are at the foot of the window, also below a short post.
    [narrow]: { minHeight: `calc(100svh - ${headerHeight} - ${bottomBarHeight} - ${space.xs})` },
    [wide]: { gridTemplateColumns: 'minmax(0, auto) 360px', justifyContent: 'center', gap: space.xl },
  },
});

const tallest = 'min(448px, 53svh)';
const tallestWide = 'min(760px, 78svh)';

/** In the shape of the first medium, as large as the window allows. */
export const media = style({
  width: `min(100%, ${tallest} * var(--shape))`,
  marginInline: 'auto',
  aspectRatio: 'var(--shape)',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [wide]: { width: `min(100vw - 360px - 128px, 720px, ${tallestWide} * var(--shape))` } },
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

export const more = style({ flex: 'none', marginInlineStart: 'auto', fontSize: fontSize.small });

/** A bar on phones, as wide as the window. */
export const actions = style({
  display: 'grid',
  gap: space.xs,
  marginBlockStart: space.sm,
  '@media': {
    [narrow]: {
      position: 'sticky',
      zIndex: layer.bar,
      insetBlockEnd: bottomBarHeight,
      marginBlockStart: 'auto',
      marginInline: -gutter.phone,
      paddingInline: gutter.phone,
      paddingBlock: space.sm,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.canvas,
      // Nothing shows below it, where a device has a mark at the edge.
      boxShadow: `0 ${bottomBarHeight} ${vars.color.canvas}`,
    },
  },
});

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import {
  fontSize,
  fontWeight,
  motion,
  notchAside,
  media as screens,
  space,
  targetSize,
} from '../../theme/scale.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/** Beside the panel is room for the buttons that step. */
const aside = `(88px + ${notchAside})`;

/** Nearly as large as the window. */
export const panel = style(
  restyling({
    '@media': {
      [screens.panel]: {
        width: `min(1480px, 100vw - 2 * ${aside})`,
        height: ['min(940px, 100vh - 48px)', 'min(940px, 100dvh - 48px)'],
      },
    },
  }),
);

/** Media above words on a phone, beyond side by side. */
export const frame = style(
  restyling({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    '@media': {
      [screens.sideBySide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 40%)' },
      [screens.panel]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
    },
  }),
);

export const media = style({
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  background: vars.color.sunken,
  // A page without scripts has it among what else there is, where it is as high as what is in it.
  '@media': { '(scripting: none)': { minWidth: 'min(60vw, 560px)', minHeight: 'min(70vh, 110vw)' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minWidth: 0,
  maxHeight: '60%',
  '@media': { [screens.sideBySide]: { maxHeight: 'none', minHeight: 0 } },
});

const inset = {
  paddingInline: space.md,
  '@media': { [screens.panel]: { paddingInline: space.lg } },
} as const;

export const owner = style([
  inset,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 60,
    paddingBlock: space.xs,
    '@media': {
      // Clear of the close button.
      [screens.sideBySide]: { minHeight: 68, paddingInlineEnd: 68 },
    },
  },
]);

export const name = style({ minWidth: 0, fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' });

export const nameLink = style([
  name,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: targetSize,
    borderRadius: 4,
    color: 'inherit',
    textDecoration: 'none',
    '@media': { [screens.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

/** Has its place before its button has come: a long name would break anew. */
export const menu = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  minWidth: targetSize,
  marginInlineStart: 'auto',
});

export const caption = style([
  inset,
  { flex: '0 1 auto', minHeight: '2lh', overflowY: 'auto', overscrollBehavior: 'contain' },
]);

/** Beside the media its panel is below it, and has the larger part. */
export const sharing = style({ '@media': { [screens.sideBySide]: { maxHeight: '40%' } } });

export const words = style({
  margin: 0,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-folded]': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      // Nobody could unfold it.
      '@media': { '(scripting: none)': { WebkitLineClamp: 'unset' } },
    },
  },
});

export const unfold = style({
  minHeight: 32,
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  '@media': {
    '(scripting: none)': { display: 'none' },
    [screens.hover]: { selectors: { '&:hover': { color: vars.color.ink } } },
  },
});

export const foot = style([
  inset,
  {
    flex: 'none',
    paddingBlockStart: space.xxs,
    paddingBlockEnd: `calc(${space.xs} + env(safe-area-inset-bottom))`,
    '@media': {
      [screens.sideBySide]: {
        marginBlockStart: 'auto',
        paddingBlock: space.xs,
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  },
]);

export const actions = style({ display: 'flex', alignItems: 'center', gap: space.xxs, marginInline: -10 });

export const own = style({ display: 'flex', gap: space.xxs, marginInlineStart: 'auto' });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: targetSize,
  height: targetSize,
  padding: '0 10px',
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: { '&[data-tone=accent][aria-pressed=true]': { color: vars.color.accent } },
  '@media': { [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const icon = style({ display: 'grid', placeItems: 'center', width: 24, height: 24 });

export const fillable = style({ selectors: { '[aria-pressed=true] &': { fill: 'currentColor' } } });

export const count = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const notice = style({ color: vars.color.inkMuted, fontSize: fontSize.small, textWrap: 'pretty' });

/** On a phone a sheet over the foot of the post. */
export const sidePanel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  height: '72%',
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${motion.slow} ${motion.curve}`,
  '@media': {
    [screens.forcedColors]: { borderBlockStart: '1px solid' },
    [screens.reducedMotion]: { animation: 'none' },
    [screens.sideBySide]: {
      position: 'static',
      flex: '1 1 0',
      height: 'auto',
      minHeight: 0,
      marginBlockStart: space.xs,
      borderBlockStart: `1px solid ${vars.color.line}`,
      borderRadius: 0,
      boxShadow: 'none',
      animation: 'none',
    },
  },
});

export const panelHead = style([
  inset,
  { display: 'flex', flex: 'none', alignItems: 'center', justifyContent: 'space-between', minHeight: 52 },
]);

export const panelTitle = style({ margin: 0, fontSize: fontSize.body, fontWeight: fontWeight.semibold });

export const panelClose = style(restyling({ marginInlineEnd: -12 }));

export const panelBody = style([
  inset,
  {
    // What is hidden in it for the eye scrolls with it, and not the whole post.
    position: 'relative',
    flex: '1 1 0',
    minHeight: 0,
    paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-y pinch-zoom',
    // Rings of what has the focus are not cut off.
    paddingBlockStart: space.xxs,
  },
]);

export const cover = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  height: '100%',
  padding: space.lg,
  textAlign: 'center',
});

export const coverTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const coverHelp = style({ margin: 0, marginBlockEnd: space.md, color: vars.color.inkMuted });

import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';
import { twoColumns } from './edit-profile-columns.ts';

const narrow = '(max-width: 599px)';
const roomy = '(min-width: 600px)';
const hover = '(hover: hover)';

/** Background behind the face. */
const ground = createVar();

export const place = style({
  minWidth: 0,
  '@container': {
    [twoColumns]: {
      position: 'sticky',
      insetBlockStart: 'calc(var(--vitrine-header-height, 0px) + 24px)',
    },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  vars: { [ground]: vars.color.canvas },
  '@media': {
    [roomy]: {
      vars: { [ground]: vars.color.surface },
      paddingBlockEnd: 24,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      boxShadow: vars.shadow.float,
    },
    // The cover reaches both edges of a phone.
    [narrow]: {
      marginInline: 'calc(-1 * max(16px, env(safe-area-inset-left), env(safe-area-inset-right)))',
    },
  },
});

/** Background of the pictures while the profile loads, in the colour of a skeleton. */
const isAwaited = '[data-awaited] > &';
const awaitedGround = `color-mix(in srgb, ${vars.color.line} 65%, ${vars.color.canvas})`;

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 5',
  minHeight: 120,
  background: `linear-gradient(135deg, color-mix(in srgb, ${vars.color.accent} 22%, ${vars.color.sunken}), color-mix(in srgb, ${vars.color.accent} 10%, ${vars.color.sunken}))`,
  selectors: {
    '&[data-awaited]': { background: awaitedGround },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.color.veil,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [roomy]: {
      minHeight: 150,
      borderStartStartRadius: `calc(${vars.radius.card} - 1px)`,
      borderStartEndRadius: `calc(${vars.radius.card} - 1px)`,
    },
  },
});

export const coverPicture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const coverTools = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: 10,
  insetInlineEnd: 10,
  display: 'flex',
  gap: 4,
  selectors: { [isAwaited]: { visibility: 'hidden' } },
  '@media': { [narrow]: { insetBlock: '10px auto' } },
});

/** A pill of 40 px in a press area of 44. */
export const coverTool = style({
  paddingInline: 14,
  border: '2px solid transparent',
  backgroundColor: vars.color.disc,
  backgroundClip: 'padding-box',
  color: vars.color.onDisc,
  fontSize: '0.8125rem',
  '@media': {
    [hover]: {
      selectors: {
        '&:hover': { backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})` },
      },
    },
  },
});

export const coverProgress = style({ position: 'absolute', zIndex: 2, insetBlockEnd: 0, insetInline: 0 });

/** Covers part of the cover, whose tools stay pressable. */
export const faceLine = style({
  order: 1,
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  marginBlockStart: -52,
  paddingInline: 20,
  pointerEvents: 'none',
  '@media': { [narrow]: { marginBlockStart: -44, paddingInline: 16 } },
});

export const face = style({
  width: 104,
  height: 104,
  fontSize: 44,
  boxShadow: `0 0 0 4px ${ground}`,
  selectors: { [isAwaited]: { background: awaitedGround, color: 'transparent' } },
  '@media': { [narrow]: { width: 92, height: 92, fontSize: 39 } },
});

/** A disc of 40 px with a ring in the colour of its ground. */
export const camera = style({
  zIndex: 1,
  width: 48,
  height: 48,
  marginBlockEnd: -6,
  marginInlineStart: -38,
  border: `4px solid ${ground}`,
  backgroundColor: vars.color.ink,
  backgroundClip: 'padding-box',
  color: vars.color.onInk,
  pointerEvents: 'auto',
  selectors: { [isAwaited]: { visibility: 'hidden' } },
});

export const faceTool = style({
  marginBlockEnd: -4,
  paddingInline: 12,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  pointerEvents: 'auto',
});

export const faceProgress = style({ flex: 1, marginBlockEnd: 15, marginInlineStart: 12 });

export const pictureProblem = style({ order: 2, marginBlockStart: 20, marginInline: 20 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** On phones, the fields below say the same. */
export const words = style({
  order: 3,
  paddingBlockStart: 12,
  paddingInline: 20,
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  '@media': { [narrow]: { display: 'none' } },
});

export const awaited = style({ display: 'grid', alignContent: 'space-evenly', minHeight: 57 });

export const name = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '2rem',
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});

export const username = style({ margin: 0, color: vars.color.inkMuted, overflowWrap: 'anywhere' });

export const bio = style({
  margin: 0,
  marginBlockStart: 12,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
});

export const caption = style({
  margin: 0,
  marginBlockStart: 12,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  textAlign: 'center',
  '@media': {
    // Still names the card.
    [narrow]: { display: 'none' },
  },
});

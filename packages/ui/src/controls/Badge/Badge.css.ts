import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

const ground = createVar();
const onGround = createVar();

const dot = '8px';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  maxWidth: '100%',
  minWidth: 22,
  minHeight: 22,
  paddingBlock: 1,
  paddingInline: 6,
  // Forced colours make this border visible.
  border: '1px solid transparent',
  borderRadius: 999,
  fontSize: fontSize.tiny,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:empty': {
      flex: 'none',
      width: dot,
      minWidth: dot,
      height: dot,
      minHeight: dot,
      padding: 0,
      border: 0,
      background: ground,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:empty': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

const tone = (role: string, onRole: string = vars.color.canvas) => ({
  vars: { [ground]: role, [onGround]: onRole },
});

export const tones = styleVariants({
  neutral: tone(vars.color.ink, vars.color.onInk),
  accent: tone(vars.color.accent, vars.color.onAccent),
  positive: tone(vars.color.positive),
  warning: tone(vars.color.warning),
  danger: tone(vars.color.danger),
});

export const variants = styleVariants({
  soft: {
    background: `color-mix(in srgb, ${ground} 14%, ${vars.color.canvas})`,
    color: vars.color.ink,
  },
  solid: { background: ground, color: onGround },
});

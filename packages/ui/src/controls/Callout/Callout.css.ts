import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

const tone = createVar();

export const callout = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  // Forced colours make this border visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: `color-mix(in srgb, ${tone} 10%, ${vars.color.canvas})`,
  color: vars.color.ink,
  fontSize: fontSize.body,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const tones = styleVariants({
  neutral: { vars: { [tone]: vars.color.inkMuted } },
  positive: { vars: { [tone]: vars.color.positive } },
  warning: { vars: { [tone]: vars.color.warning } },
  danger: { vars: { [tone]: vars.color.danger } },
});

export const icon = style({ display: 'flex', flex: 'none', paddingBlock: 1, color: tone });

export const words = style({ flex: 1, minWidth: 0, textWrap: 'pretty' });

export const title = style({ margin: 0, fontWeight: fontWeight.semibold });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlock: `${space.xs} ${space.xxs}`,
});

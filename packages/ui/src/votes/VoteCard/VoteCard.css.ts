import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

const roomy = '(min-width: 520px)';

export const card = style({
  containerType: 'inline-size',
  boxSizing: 'border-box',
  width: 640,
  maxWidth: '100%',
  padding: space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 18,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  textAlign: 'start',
  '@media': { '(min-width: 600px)': { padding: 18 } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  marginBlockEnd: space.sm,
});

export const words = style({ flex: 1, minWidth: 0 });

export const question = style({
  margin: 0,
  paddingBlockStart: space.xxs,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const state = style({
  margin: 0,
  marginBlockStart: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const onPhone = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});

export const face = style(
  restyling({
    width: 22,
    height: 22,
    marginBlock: -3,
    marginInlineEnd: 6,
    fontSize: 10,
    verticalAlign: 'middle',
  }),
);

export const author = style({ color: vars.color.ink, fontWeight: fontWeight.medium });

export const buttons = style({
  display: 'flex',
  flex: 'none',
  gap: space.xs,
  marginBlockStart: -6,
  marginInlineEnd: -8,
  '@container': { [roomy]: { marginInlineEnd: -6 } },
});

export const error = style({
  margin: 0,
  marginBlockEnd: space.sm,
  color: vars.color.danger,
  fontSize: fontSize.small,
});

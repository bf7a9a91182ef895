import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  width: '100%',
  maxWidth: 400,
  marginInline: 'auto',
});

export const heading = style({
  margin: 0,
  marginBlockEnd: space.xs,
  fontFamily: vars.font.display,
  fontSize: fontSize.display,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  textAlign: 'center',
});

export const forgot = style({
  alignSelf: 'flex-end',
  marginBlockStart: `calc(-1 * ${space.xs})`,
  paddingBlock: space.xxs,
  borderRadius: 4,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textUnderlineOffset: '0.2em',
});

export const formError = style({
  display: 'flex',
  gap: space.xs,
  margin: 0,
  color: vars.color.danger,
  selectors: { '&:empty': { display: 'none' } },
});

export const formErrorIcon = style({ flex: 'none', marginBlockStart: '0.1em' });

export const submit = style({ display: 'grid', gap: space.xxs, marginBlockStart: space.xs });

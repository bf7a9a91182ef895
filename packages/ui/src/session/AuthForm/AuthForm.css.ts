import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, motion, space } from '../../theme/scale.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  width: '100%',
  maxWidth: 400,
  marginInline: 'auto',
});

export const modes = style({ marginBlockEnd: space.xs });

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** The field that only a registration has. */
export const unfolding = style({ animation: `${unfold} ${motion.normal} ${motion.curve}` });

export const forgot = style({
  alignSelf: 'flex-end',
  marginBlockStart: `calc(-1 * ${space.xs})`,
  paddingBlock: space.xxs,
  borderRadius: 4,
  color: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const formError = style({
  display: 'flex',
  gap: space.xs,
  margin: 0,
  color: vars.color.danger,
  selectors: { '&:empty': { display: 'none' } },
});

export const formErrorIcon = style({ flex: 'none', marginBlockStart: '0.1em' });

export const submit = style(
  restyling({ minHeight: 52, marginBlockStart: space.xs, fontSize: fontSize.input }),
);

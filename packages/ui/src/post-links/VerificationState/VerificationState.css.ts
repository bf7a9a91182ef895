import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight } from '../../theme/scale.ts';

export const state = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: '1.25rem',
});

export const tones = styleVariants({
  positive: { color: vars.color.positive },
  warning: { color: vars.color.warning },
  neutral: { color: vars.color.inkMuted },
});

export const icon = style(restyling({ flex: 'none', marginBlockStart: 2 }));

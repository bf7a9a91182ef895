import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const others = style({ marginBlockStart: 32 });

export const heading = style({
  ...inGutters,
  margin: 0,
  paddingBlockEnd: 16,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  '::before': {
    content: '',
    display: 'block',
    marginBlockEnd: 24,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
});

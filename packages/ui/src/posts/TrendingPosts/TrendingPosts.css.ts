import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space } from '../../theme/scale.ts';

export const section = style({ minWidth: 0, color: vars.color.ink });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
});

export const squares = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 6,
  margin: `${space.xs} 0`,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ minWidth: 0 });

export const link = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 10,
  color: 'inherit',
  transition: `opacity ${motion.fast} ${motion.curve}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      boxShadow: `inset 0 0 0 4px ${vars.color.canvas}`,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.92 } } } },
});

export const cover = style({
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '1',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 'inherit',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
});

import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

/** From this width on, the products have five columns, and the people stand above the last. */
export const fiveColumns = '(min-width: 1201px)';

/**
 * One row, whose end the pause of the headline takes on phones; above the fifth column a block. It keeps its
 * room while the products load, and if nobody found them.
 */
export const people = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 28,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  '@media': { [fiveColumns]: { display: 'block', gridArea: '1 / 2 / 3', alignSelf: 'end' } },
});

export const faces = style({ display: 'flex' });

export const face = style({
  width: 28,
  height: 28,
  objectFit: 'cover',
  borderRadius: 999,
  boxShadow: `0 0 0 2px ${vars.color.canvas}`,
  selectors: { '& + &': { marginInlineStart: -8 } },
  '@media': { [fiveColumns]: { width: 36, height: 36 } },
});

export const title = style({
  '@media': {
    [fiveColumns]: {
      color: vars.color.ink,
      fontFamily: vars.font.display,
      fontSize: '2rem',
      lineHeight: 1.3,
    },
  },
});

export const more = style({ display: 'none', '@media': { [fiveColumns]: { display: 'block' } } });

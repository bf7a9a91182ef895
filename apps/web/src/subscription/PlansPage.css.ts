import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

const phone = '(max-width: 768px)';

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 14,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 } },
});

/** In the title's line, or on phones below the cards. */
export const manageBeside = style({ '@media': { [phone]: { display: 'none' } } });

export const manageBelow = style({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'block',
      marginBlockStart: 24,
      paddingBlockStart: 12,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const problem = style({ color: vars.color.danger, margin: 0, ':empty': { display: 'none' } });

export const notice = style({
  margin: 0,
  marginBlockEnd: 16,
  selectors: { '&:empty': { position: 'absolute', margin: 0 } },
});

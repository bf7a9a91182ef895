import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { space } from '../../theme/scale.ts';

export const prompt = style({ textAlign: 'center' });

export const faces = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: space.lg });

export const face = style(
  restyling({
    boxShadow: `0 0 0 3px ${vars.color.surface}`,
    selectors: { '& + &': { marginInlineStart: -8 } },
  }),
);

// As much room at both sides as the close button takes at one.
export const title = style([
  restyling({ paddingInline: space.xl }),
  { selectors: { [`${faces} + &&`]: { paddingBlockStart: space.sm } } },
]);

export const actions = style([
  // The quiet button has room of its own below its label.
  restyling({ marginBlockStart: space.lg, marginBlockEnd: `calc(-1 * ${space.sm})` }),
  { display: 'grid', gap: space.xxs },
]);

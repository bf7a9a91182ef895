import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { space } from '../../theme/scale.ts';

export const form = style({ fontFamily: vars.font.text });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.xs,
});

export const field = style(restyling({ minWidth: 0 }));

export const send = style(
  restyling({
    borderRadius: '50%',
    background: vars.color.ink,
    color: vars.color.onInk,
    selectors: {
      '&[aria-disabled=true]': { background: vars.color.sunken, color: vars.color.inkMuted },
    },
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  selectors: { '&[data-dragged]': { zIndex: 1, boxShadow: vars.shadow.overlay } },
});

export const handle = style(
  restyling({
    borderRadius: 999,
    background: vars.color.surface,
    color: vars.color.ink,
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '&:active': { cursor: 'grabbing' } },
  }),
);

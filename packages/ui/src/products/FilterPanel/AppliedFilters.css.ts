import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const applied = style({ minWidth: 0 });

/** Filters that hold are filled, as the pills beside them are not. */
globalStyle(`${applied} button`, {
  minHeight: 40,
  background: vars.color.ink,
  color: vars.color.onInk,
});

globalStyle(`${applied} button > :last-child`, { color: 'inherit' });

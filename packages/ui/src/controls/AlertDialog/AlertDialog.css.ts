import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import * as dialog from '../Dialog/Dialog.css.ts';

export const overlay = dialog.overlay;
export const panel = dialog.panels.small;
export const actions = dialog.actions;

export const cancel = style(
  restyling({
    borderColor: 'transparent',
    background: `color-mix(in srgb, ${vars.color.ink} 7%, ${vars.color.surface})`,
  }),
);

// There is no close button to leave room for.
export const title = style([dialog.title, restyling({ paddingInlineEnd: 0 })]);

export const description = style([dialog.description, restyling({ overflowWrap: 'anywhere' })]);

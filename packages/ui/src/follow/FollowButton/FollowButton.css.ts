import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';

// As wide with either word, so that nothing beside it moves.
export const follow = style(restyling({ minWidth: '7.5em' }));

/** Of somebody who is followed, in a list: the people are what is read there. */
export const quiet = style(restyling({ color: vars.color.inkMuted }));

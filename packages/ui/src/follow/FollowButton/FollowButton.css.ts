import { style } from '@vanilla-extract/css';
import { restyling } from '../../theme/restyling.ts';

// As wide with either word, so that nothing beside it moves.
export const follow = style(restyling({ minWidth: '7.5em' }));

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/scale.ts';
import { radius } from '../PostTile/PostTile.css.ts';

/** On a phone, the tiles stand 3 px apart and reach the edges of the window. */
export const grid = style({ '@media': { [media.sheet]: { vars: { [radius]: '0px' } } } });

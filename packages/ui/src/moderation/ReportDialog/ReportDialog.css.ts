import { style } from '@vanilla-extract/css';
import { restyling } from '../../theme/restyling.ts';
import { space } from '../../theme/scale.ts';

export const form = style({ display: 'grid', gap: space.md });

/** On a phone the answers stick to the foot, over what is said above them. */
export const error = style(restyling({ scrollMarginBlockEnd: 160 }));

export const sent = style({ margin: 0, textWrap: 'pretty' });

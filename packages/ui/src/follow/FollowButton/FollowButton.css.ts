import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, media } from '../../theme/scale.ts';

// Same width for all labels, so a press moves nothing.
export const sizes = styleVariants({
  medium: restyling({ minWidth: '7.5em' }),
  small: restyling({
    minWidth: '6.25em',
    minHeight: 36,
    paddingBlock: 4,
    paddingInline: 8,
    fontSize: fontSize.small,
    // 44 px can be pressed.
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-5px -1px' } },
  }),
});

export const followed = style(restyling({ background: vars.color.sunken }));

/** Both words in one place, of which one is visible. */
export const words = style({ display: 'grid' });

const isFocused = ':focus-visible > * > &';
const isPointedAt = ':hover > * > &';

export const state = style({
  gridArea: '1 / 1',
  selectors: { [isFocused]: { visibility: 'hidden' } },
  '@media': { [media.hover]: { selectors: { [isPointedAt]: { visibility: 'hidden' } } } },
});

export const action = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  selectors: { [isFocused]: { visibility: 'visible' } },
  '@media': { [media.hover]: { selectors: { [isPointedAt]: { visibility: 'visible' } } } },
});

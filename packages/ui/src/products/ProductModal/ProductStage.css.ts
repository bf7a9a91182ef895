import { style } from '@vanilla-extract/css';
import { darkenedPlaceholder } from '../../layout/darkened-placeholder.ts';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { space } from '../../theme/scale.ts';

const contained = 'min(100cqw, 100cqh * var(--ratio))';
const covering = 'max(100cqw, 100cqh * var(--ratio))';
/** Factor that makes a length difference exceed any `clamp`, so that only its sign counts. */
const SWITCH = 9999;
/** Factor that stretches a strip of the picture's edge into a background. */
const DRAWN_OUT = 40;

export const stage = style({ position: 'relative', height: '100%' });

export const surface = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  height: '100%',
  overflow: 'hidden',
  cursor: 'zoom-in',
  ...darkenedPlaceholder,
  selectors: { '&[data-zoomed]': { cursor: 'zoom-out' } },
});

export const zoom = style(
  restyling({ position: 'absolute', insetBlockEnd: space.sm, insetInlineEnd: space.sm, zIndex: 1 }),
);

/** Fills the stage if that crops little; else the picture is shown whole. */
export const picture = style({
  position: 'relative',
  width: `calc(${contained} + clamp(0px, (1.3 * ${contained} - ${covering}) * ${SWITCH}, ${covering} - ${contained}))`,
});

const ground = {
  position: 'absolute',
  backgroundImage: 'var(--ground)',
  backgroundRepeat: 'no-repeat',
  selectors: {
    // In dark mode, dims the background like the picture.
    '&::after': { content: '', position: 'absolute', inset: 0, background: vars.color.veil },
  },
} as const;

const beside = {
  ...ground,
  insetBlock: 0,
  // No width if the picture leaves no room at its sides.
  width: `clamp(0px, (100cqw - ${contained}) * ${SWITCH}, 50cqw)`,
  backgroundSize: `calc(${contained} * ${DRAWN_OUT}) 100%`,
} as const;

const aboveOrBelow = {
  ...ground,
  insetInline: 0,
  height: `clamp(0px, (100cqh - ${contained} / var(--ratio)) * ${SWITCH}, 50cqh)`,
  backgroundSize: `100% calc(${contained} / var(--ratio) * ${DRAWN_OUT})`,
} as const;

// Left and right, because pictures are not mirrored in right-to-left text.
export const grounds = [
  style({ ...beside, left: 0, backgroundPosition: 'left top' }),
  style({ ...beside, right: 0, backgroundPosition: 'right top' }),
  style({ ...aboveOrBelow, top: 0, backgroundPosition: 'left top' }),
  style({ ...aboveOrBelow, bottom: 0, backgroundPosition: 'left bottom' }),
];

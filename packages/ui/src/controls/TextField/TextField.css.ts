import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { space, typedSize } from '../../theme/scale.ts';

const stroke = (towards: string) =>
  `linear-gradient(${towards}, transparent calc(50% - 1.25px), currentColor calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 1.25px))`;

/** Draws the clear button of a search field like all icons, instead of in the browser's colours. */
export const searched = style({
  selectors: {
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      width: 24,
      height: 24,
      color: vars.color.inkMuted,
      background: `${stroke('45deg')} center / 12px 12px no-repeat, ${stroke('-45deg')} center / 12px 12px no-repeat`,
      cursor: 'pointer',
    },
    '&::-webkit-search-decoration': { display: 'none' },
  },
});

export const leading = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: typedSize,
  paddingInlineStart: space.sm,
});

// The text begins right after the sign.
globalStyle(`${leading} + input`, { paddingInlineStart: 1 });

export const trailing = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.inkMuted,
  paddingInlineEnd: space.sm,
  selectors: { '&:has(button, a)': { paddingInlineEnd: 0 } },
});

export const toggle = style(
  restyling({
    color: vars.color.inkMuted,
    // The focus ring stays inside the box, because it would otherwise cross the edge.
    selectors: { '&:focus-visible': { outlineOffset: -4 } },
  }),
);

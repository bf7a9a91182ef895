import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, vars } from '@vitrine/ui';

/** Width of the column beside the posts, px. */
const ASIDE = 340;
const BETWEEN = 40;

export const page = style({
  selectors: {
    '&[data-aside]': {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${ASIDE}px`,
      columnGap: BETWEEN,
    },
  },
});

/** As wide over the posts of a hashtag as beside people, so that the search stays where it is. */
export const searchAlone = style({
  '@media': { '(min-width: 1024px)': { marginInlineEnd: ASIDE + BETWEEN } },
});

/** Tells a visitor what the page is for. */
export const promise = style({
  margin: 0,
  paddingBlock: '12px 4px',
  fontFamily: vars.font.display,
  fontWeight: 400,
  fontSize: '1.75rem',
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

const tablet = '(min-width: 768px)';

/** People in the width of the window, so that the row runs off its edge. */
export const between = style({
  paddingBlock: '24px 20px',
  overflowX: 'clip',
  marginInline: `-${gutter.phone}px`,
  '@media': { [tablet]: { marginInline: `-${gutter.tablet}px` } },
});

globalStyle(`${between} h2`, {
  paddingInline: gutter.phone,
  '@media': { [tablet]: { paddingInline: gutter.tablet } },
});

globalStyle(`${between} ul`, {
  marginInline: 0,
  paddingInline: gutter.phone,
  scrollPaddingInline: gutter.phone,
  '@media': { [tablet]: { paddingInline: gutter.tablet, scrollPaddingInline: gutter.tablet } },
});

export const end = style({
  margin: 0,
  paddingBlock: 32,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  textAlign: 'center',
});

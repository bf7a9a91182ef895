import { globalStyle, style } from '@vanilla-extract/css';

const message = style({});

globalStyle(`${message}${message} h1`, {
  fontSize: 'clamp(2.5rem, 6vw, 4.5rem)',
  letterSpacing: '-0.02em',
  lineHeight: 1.05,
});

/** A message in the place of a page, above other content. */
export const above = style([
  message,
  {
    selectors: {
      '&&&': {
        minHeight: 0,
        maxWidth: 760,
        paddingBlock: 'clamp(40px, 10vh, 104px) clamp(16px, 5vh, 48px)',
      },
    },
  },
]);

/** A message that is all of a page. */
export const alone = style([message, { selectors: { '&&&': { maxWidth: 760 } } }]);

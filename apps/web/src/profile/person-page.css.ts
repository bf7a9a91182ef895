import { globalStyle, style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

/** All parts of the page except grids, which have their own gutters. */
const inPage = style({
  ...inGutters,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
});

const phone = '(max-width: 599px)';

export const head = style([
  inPage,
  {
    paddingBlockStart: 8,
    '@media': { [phone]: { paddingBlockStart: 0, paddingInline: 0 } },
  },
]);

/** On a phone, the cover of another user's profile replaces the header. */
export const othersHead = style([head, { '@media': { [phone]: { paddingBlockStart: 0 } } }]);

globalStyle(`header:has(~ * ${othersHead})`, { '@media': { [phone]: { display: 'none' } } });

const narrowHead = '(max-width: 399px)';

/** A button beside the face, with less room on a narrow phone. */
export const action = style({
  '@container': { [narrowHead]: { selectors: { '&&': { paddingInline: 12 } } } },
});

/** Words beside a sign, heard alone where a phone has no room for them. */
export const wideWords = style({
  '@container': {
    '(max-width: 479px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** A quiet button beside the main one: filled, without an edge. */
export const quiet = style({
  selectors: {
    '&&': { borderColor: 'transparent', background: vars.color.hover },
    '&&:hover': { backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})` },
  },
});

/** A round button on the cover; in a wide head it stands beside the others, and looks like them. */
export const disc = style({
  '@container': {
    '(min-width: 840px)': {
      selectors: {
        '&&': { background: vars.color.hover, boxShadow: 'none' },
      },
    },
  },
});

export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const posts = style({ paddingBlockEnd: 48 });

export const othersPosts = style([
  posts,
  { paddingBlockStart: 24, '@media': { [phone]: { paddingBlockStart: 5 } } },
]);

/** The words of the first tab align with the pictures below. */
export const tabList = style({ marginInlineStart: -16, selectors: { '&&': { boxShadow: 'none' } } });

/** As high as the tabs. */
export const tabsToCome = style({ height: 48 });

export const tabPanel = style({ paddingBlockStart: 20, '@media': { [phone]: { paddingBlockStart: 3 } } });

export const answers = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, notchAside, space } from '../../theme/scale.ts';
import { bleed } from '../ProductRow/ProductRow.css.ts';
import { foot } from './ProductPictures.css.ts';

/** Windows with the picture above the facts, and the actions at the bottom. */
const upright = '(max-width: 699px), (max-width: 768px) and (min-height: 600px)';
/** Low windows, such as a phone on its side: picture and facts side by side, the actions at the bottom. */
const low = '(min-width: 700px) and (max-height: 599px)';
/** Windows with the picture above two columns of facts. */
const tablet = '(min-width: 769px) and (max-width: 1024px) and (min-height: 600px)';
/** Windows with the picture beside the facts. */
const desktop = '(min-width: 1025px) and (min-height: 600px)';

const beside = `${low}, ${desktop}`;
/** Windows in which the actions stick to the bottom, to stay in sight. */
const atTheFoot = `${upright}, ${low}`;
/** Those in which heart and share lie on the picture. */
const uprightOver = '(max-width: 699px) and (min-height: 360px), (max-width: 768px) and (min-height: 600px)';
/** Windows without room for the cart button's text beside the shop link at the bottom. */
const narrowFoot = '(max-width: 479px), (min-width: 700px) and (max-height: 599px)';

/** Height of the one action that leads to the shop, of its neighbours, and of round buttons beside them. */
const action = '52px';
const aside = `(88px + ${notchAside})`;

const stageHeight = createVar();
const stageWidth = createVar();

export const panel = style(
  restyling({
    vars: { [stageHeight]: 'min(125vw, 54vh)', [stageWidth]: '100%' },
    '@media': {
      '(min-width: 700px)': { vars: { [stageHeight]: 'min(75vw, 54vh)' } },
      [tablet]: { vars: { [stageHeight]: 'min(75vw, 52vh)' } },
      [low]: {
        vars: {
          [stageHeight]: '100vh',
          [stageWidth]: '50%',
          [foot]: 'env(safe-area-inset-bottom)',
        },
      },
      [`(min-width: 900px) and ${tablet}`]: {
        vars: { [stageHeight]: 'min(75vw - 132px, 52vh)' },
        height: ['min(1000px, 100vh - 64px)', 'min(1000px, 100dvh - 64px)'],
      },
      // The picture is as high as the panel, and three quarters as wide.
      [desktop]: {
        vars: { [stageWidth]: 'min(612px, 75vh - 48px, 54%)' },
        width: `min(min(612px, 75vh - 48px) + 504px, 100vw - 2 * ${aside})`,
        height: ['min(816px, 100vh - 64px)', 'min(816px, 100dvh - 64px)'],
      },
    },
  }),
);

export const product = style(
  restyling({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    // Keeps the focused element clear of the actions.
    scrollPaddingBlockEnd: '100px',
    '@media': {
      [tablet]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto auto 1fr auto',
        gridTemplateAreas: '"stage stage" "facts known" "actions known" "more more"',
        columnGap: space.xl,
        alignContent: 'start',
        scrollPaddingBlockEnd: space.lg,
      },
      [beside]: {
        display: 'grid',
        gridTemplateColumns: `${stageWidth} minmax(0, 1fr)`,
        overflow: 'hidden',
      },
    },
  }),
);

/** The same box for pictures of any shape, so that stepping moves nothing. */
export const stage = style({
  position: 'relative',
  flex: 'none',
  height: stageHeight,
  background: vars.color.sunken,
  overflow: 'hidden',
  containerType: 'size',
  '@media': {
    [tablet]: { gridArea: 'stage' },
    [beside]: { height: 'auto' },
  },
});

/** No box of its own where the picture is above, so that the actions can come last. */
export const side = style({
  display: 'contents',
  '@media': {
    [beside]: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      minHeight: 0,
      paddingBlockStart: space.lg,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlockEnd: '100px',
    },
    [desktop]: { paddingBlockStart: 28, scrollPaddingBlockEnd: space.lg },
  },
});

const block = {
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  paddingInline: space.md,
  '@media': {
    [tablet]: { maxWidth: 'none', margin: 0, paddingInline: 0 },
    [beside]: { maxWidth: 'none', paddingInline: space.lg },
    [desktop]: { paddingInline: '40px' },
  },
} as const;

export const facts = style([
  block,
  {
    display: 'flex',
    flexDirection: 'column',
    paddingBlockStart: space.md,
    '@media': {
      [tablet]: { gridArea: 'facts', paddingBlockStart: space.lg, paddingInlineStart: space.xl },
      [beside]: { paddingBlockStart: 0 },
    },
  },
]);

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.02em',
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    '&:not([data-long])': { '@media': { [desktop]: { fontSize: fontSize.display, lineHeight: 1.02 } } },
  },
});

export const worth = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  marginBlockStart: space.xxs,
  '@media': { [`${tablet}, ${desktop}`]: { marginBlockStart: space.xs } },
});

export const rating = style({ display: 'flex', selectors: { '&:empty': { display: 'none' } } });

export const price = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  '@media': { [`${tablet}, ${desktop}`]: { fontSize: fontSize.heading } },
  selectors: {
    '&[data-unavailable]': {
      color: vars.color.inkMuted,
      fontSize: fontSize.large,
      fontWeight: fontWeight.regular,
    },
  },
});

/** Below the price if the picture is above; else above the name and clear of the close button. */
export const finder = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  order: 1,
  minHeight: '40px',
  marginBlockStart: space.md,
  '@media': {
    [`${tablet}, ${beside}`]: { order: 0, marginBlock: `0 ${space.md}` },
    [beside]: { paddingInlineEnd: space.xl },
  },
});

export const face = style(restyling({ width: 40, height: 40 }));

export const foundBy = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.125rem',
});

export const owner = style({ fontWeight: fontWeight.semibold, color: 'inherit', overflowWrap: 'anywhere' });

export const ownerLink = style([
  owner,
  {
    position: 'relative',
    textDecoration: 'none',
    borderRadius: 4,
    selectors: {
      // Covers the face and the line above, too.
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: '-20px -4px',
        insetInline: `calc(-40px - ${space.sm}) -8px`,
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

/** No box of its own where heart and share lie on the picture. */
export const actions = style({
  display: 'contents',
  '@media': {
    [tablet]: {
      display: 'flex',
      gridArea: 'actions',
      alignSelf: 'start',
      gap: space.xs,
      paddingBlockStart: space.lg,
      paddingInlineStart: space.xl,
    },
    [low]: {
      ...block['@media'][beside],
      display: 'flex',
      order: 1,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      gap: space.xs,
      marginBlockStart: 'auto',
      paddingBlock: `${space.xs} calc(${space.xs} + env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
    [desktop]: {
      display: 'flex',
      gap: space.xs,
      paddingBlockStart: space.lg,
      paddingInline: '40px',
    },
  },
});

/** The link to the shop, the cart button, and those of the caller. */
export const main = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space.xs,
  minWidth: 0,
  '@media': {
    [atTheFoot]: { flexDirection: 'row', alignItems: 'center' },
    [upright]: {
      flex: 'none',
      // Visually last, but before the further content in reading order.
      order: 1,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      marginBlockStart: 'auto',
      // Aligned with the facts.
      paddingInline: `max(${space.md}, (100% - 608px) / 2)`,
      paddingBlock: `${space.sm} max(${space.md}, env(safe-area-inset-bottom) + ${space.xs})`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
});

// A caller's button shares the width, at the bottom.
globalStyle(`${main} > :is(button, a)`, { flexGrow: 1 });

const pill = { minHeight: action, borderRadius: 999 } as const;

/** At the bottom, it takes the remaining width. */
export const shopPlace = style(restyling({ '@media': { [atTheFoot]: { flex: '1 1 120px' } } }));

/** At the bottom, as high as its neighbours, even with two lines of text. */
export const shop = style([
  shopPlace,
  restyling({
    ...pill,
    fontSize: fontSize.input,
    '@media': {
      [atTheFoot]: { gap: space.xs, padding: `${space.xxs} ${space.sm}`, lineHeight: '18px' },
    },
  }),
]);

export const away = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

const ground = createVar();

const quiet = {
  vars: { [ground]: vars.color.sunken },
  borderColor: 'transparent',
  backgroundColor: ground,
};

const underPointer = {
  backgroundColor: ground,
  backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
} as const;

/** Quiet beside the shop link, of which only the icon shows in a narrow bottom row. */
export const cart = style(
  restyling({
    ...pill,
    selectors: {
      '&[data-beside-shop]': {
        ...quiet,
        '@media': { [narrowFoot]: { flex: 'none', gap: 0, width: action, padding: 0 } },
      },
      '&[data-beside-shop]:hover': { '@media': { [media.hover]: underPointer } },
    },
  }),
);

/** The place of the cart button while a product loads. */
export const cartToCome = style({
  '@media': {
    [atTheFoot]: { flex: 1 },
    [narrowFoot]: { selectors: { '&[data-beside-shop]': { flex: 'none', width: action } } },
  },
});

export const cartLabel = style({
  selectors: { [`${cart}[data-beside-shop] &`]: { '@media': { [narrowFoot]: { display: 'none' } } } },
});

export const cartIcon = style({ position: 'relative', display: 'inline-flex' });

export const tick = style({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -7,
  display: 'grid',
  placeItems: 'center',
  width: 12,
  height: 12,
  borderRadius: 999,
  background: vars.color.positive,
  color: vars.color.surface,
});

/** Heart and share: beside the other actions, one per row; where the picture is above, on it. */
export const own = style({
  display: 'flex',
  flex: 'none',
  gap: space.xs,
  '@media': {
    [`${tablet}, ${desktop}`]: { selectors: { '&[data-paired]': { flexDirection: 'column' } } },
    [upright]: { padding: `${space.sm} ${space.md} 0` },
    [uprightOver]: {
      // They scroll with the picture.
      position: 'absolute',
      insetBlockStart: 'calc(6px + env(safe-area-inset-top))',
      insetInlineEnd: `max(${space.xs}, ${notchAside})`,
      zIndex: 1,
      padding: 0,
    },
  },
});

export const disc = style(
  restyling({
    ...quiet,
    borderRadius: 999,
    selectors: { '&:hover': { '@media': { [media.hover]: underPointer } } },
    '@media': {
      [`${tablet}, ${desktop}, ${low}`]: { width: action, height: action },
      [uprightOver]: {
        vars: { [ground]: vars.color.disc },
        selectors: { '&:not([aria-pressed=true])': { color: vars.color.onDisc } },
      },
    },
  }),
);

/** The button with its words stands below the others; the disc replaces it where the actions are short. */
export const askWide = style(restyling({ '@media': { [atTheFoot]: { display: 'none' } } }));
export const askDisc = style(restyling({ '@media': { [`${tablet}, ${desktop}`]: { display: 'none' } } }));

/** Rows of facts and the description. */
export const known = style([
  block,
  {
    paddingBlockStart: space.md,
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      [tablet]: { gridArea: 'known', paddingBlockStart: space.lg, paddingInlineEnd: space.xl },
      [desktop]: { paddingBlockStart: space.lg },
    },
  },
]);

export const more = style([
  block,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.lg,
    flexGrow: 1,
    paddingBlock: space.lg,
    vars: { [bleed]: space.md },
    '@media': {
      [tablet]: {
        gridArea: 'more',
        minWidth: 0,
        paddingInline: space.xl,
        paddingBlockEnd: space.xl,
        vars: { [bleed]: space.xl },
      },
      [beside]: { vars: { [bleed]: space.lg } },
      [desktop]: { paddingBlockEnd: space.xl, vars: { [bleed]: '40px' } },
    },
  },
]);

export const notice = style({
  paddingBlockStart: space.md,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textWrap: 'pretty',
});

export const linksLeft = style({ margin: 0 });

export const signUp = style({
  display: 'inline-block',
  paddingBlock: 3,
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  textUnderlineOffset: '0.2em',
});

export const skeletonLine = style({ display: 'flex', alignItems: 'center', width: '100%', height: '1lh' });

/** Absent if heart and share lie on the picture. */
export const ownToCome = style([own, { '@media': { [uprightOver]: { display: 'none' } } }]);

/** Further content below the message that the product is missing. */
export const insteadOf = style({
  minWidth: 0,
  padding: `0 ${space.md} ${space.lg}`,
  vars: { [bleed]: space.md },
  '@media': { [media.panel]: { padding: '0 40px 32px', vars: { [bleed]: '40px' } } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, vars } from '@vitrine/ui';

const HEADER = 'var(--vitrine-header-height, 0px)';
/** Height in px of the search with the space around it. */
const SEARCH = 68;
const TABS = 48;

/** In low windows, the posts need all the room. */
const besideHeader = '(min-width: 769px) and (min-height: 600px)';
const phone = '(max-width: 768px) and (min-height: 500px)';
const calm = '(prefers-reduced-motion: reduce)';

/** Above the posts and the tabs, and below the header. */
export const search = style({
  paddingBlock: '12px 4px',
  background: vars.color.canvas,
  '@media': { [besideHeader]: { position: 'sticky', insetBlockStart: HEADER, zIndex: 10 } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  background: vars.color.canvas,
  '@media': {
    [besideHeader]: {
      position: 'sticky',
      insetBlockStart: `calc(${HEADER} + ${SEARCH}px)`,
      zIndex: 9,
      selectors: {
        // Posts fade out below the tabs. At rest it lies on the page's own ground.
        '&::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: '100%',
          height: 14,
          background: `linear-gradient(${vars.color.canvas}, transparent)`,
          pointerEvents: 'none',
        },
      },
    },
    [phone]: {
      position: 'sticky',
      insetBlockStart: HEADER,
      zIndex: 9,
      transition: '200ms cubic-bezier(0.2, 0.8, 0.2, 1)',
      transitionProperty: 'transform, opacity',
      selectors: {
        // As wide as the window, so that no post shows beside it.
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInline: -gutter.phone,
          zIndex: -1,
          background: vars.color.canvas,
        },
        '&[data-scrolled=up]::before': { boxShadow: `0 1px ${vars.color.line}` },
        '&[data-scrolled=down]:not(:focus-within)': { transform: 'translateY(-100%)', opacity: 0 },
      },
    },
    [calm]: { transition: 'none' },
  },
});

/** Takes the place of the search where that is scrolled away. */
export const open = style({
  visibility: 'hidden',
  '@media': {
    [phone]: {
      selectors: { '[data-scrolled=up] &, [data-scrolled=down]:focus-within &': { visibility: 'visible' } },
    },
  },
});

/** The words of the tabs, and the line below the chosen one, align with the pictures below. */
export const tabs = style({
  marginInlineStart: -16,
  marginBlockEnd: 0,
  selectors: { '&&': { boxShadow: 'none' } },
});

globalStyle(`${tabs} > [role=tab]::after`, { insetInline: 16 });

/** Stands at the height of the tabs, clear of the posts' buttons; on a scrolled phone, below the tabs. */
export const pill = style({
  marginBlock: '-62px 62px',
  selectors: { '&&': { insetBlockStart: `calc(${HEADER} + ${TABS + 8}px)` } },
  '@media': {
    [besideHeader]: { selectors: { '&&': { insetBlockStart: `calc(${HEADER} + ${SEARCH + 2}px)` } } },
  },
});

// The focus never hides below the bar. Padding of the page would move it while somebody types in the bar.
globalStyle(`:root:has(${bar}) [role=feed] :is(a, button)`, {
  '@media': {
    [besideHeader]: { scrollMarginBlockStart: `calc(${HEADER} + ${SEARCH + TABS + 8}px)` },
    [phone]: { scrollMarginBlockStart: `calc(${HEADER} + ${TABS + 8}px)` },
  },
});

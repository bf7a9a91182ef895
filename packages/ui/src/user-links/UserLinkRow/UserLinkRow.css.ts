import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  selectors: {
    '&[data-layout=card]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: space.xxs,
      paddingBlock: 0,
    },
  },
});

const onCard = `${row}[data-layout=card] &`;

export const picture = style(
  restyling({
    display: 'grid',
    // Otherwise an upright picture would make the row higher than the box, and lose its lower edge.
    gridTemplateRows: 'minmax(0, 1fr)',
    placeItems: 'center',
    flex: 'none',
    width: 64,
    height: 80,
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    color: vars.color.inkMuted,
    selectors: {
      [onCard]: {
        gridColumn: '1 / -1',
        width: '100%',
        height: 'auto',
        aspectRatio: '1',
        borderRadius: vars.radius.card,
      },
    },
  }),
);

export const handle = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: 1,
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const label = style({
  paddingBlock: 2,
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
  textDecoration: 'none',
  borderRadius: 4,
  selectors: {
    // The link covers the row, except for other controls.
    'a&::after': { content: '', position: 'absolute', inset: 0 },
  },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } } },
});

/** Cut off by lines; the link covers the row, so the box of the words may hide what overflows. */
export const labelWords = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: { [onCard]: { WebkitLineClamp: 1, wordBreak: 'break-all' } },
});

export const muted = style({ color: vars.color.inkMuted, fontSize: fontSize.small, lineHeight: 1.4 });

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });

export const tools = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  // Leaves the pin to the picture of the card; an item of a grid needs no position for its layer.
  selectors: { [onCard]: { position: 'static' } },
});

export const tool = style(restyling({ color: vars.color.inkMuted }));

/** Only beside a mouse and with room; elsewhere the menu renames. */
export const pencil = style(
  restyling({
    display: 'none',
    '@media': { [`${media.hover} and ${media.aboveTablet}`]: { display: 'inline-grid' } },
  }),
);

/** On a card, a disc on the picture. */
export const pinButton = style(
  restyling({
    selectors: {
      [onCard]: {
        position: 'absolute',
        insetBlockStart: space.xs,
        insetInlineEnd: space.xs,
        zIndex: 1,
        borderRadius: 999,
        background: vars.color.surface,
        color: vars.color.ink,
      },
    },
  }),
);

export const pin = style({ selectors: { '[data-pinned] > &, [data-pinned] &': { fill: 'currentColor' } } });

export const heart = style(restyling({ borderColor: 'transparent', borderRadius: 999 }));

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, space, targetSize } from '../../theme/scale.ts';
import { FEED_REASON_HEIGHT } from './feed-reason-height.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  height: `${FEED_REASON_HEIGHT / 16}rem`,
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
});

export const text = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** Shown under the pointer and with the focus; always if there is no pointer. */
export const options = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: FEED_REASON_HEIGHT,
  height: FEED_REASON_HEIGHT,
  // Aligns the icon with the card's edge, and lets the text come near it.
  marginInline: '-4px -8px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      width: targetSize,
      height: targetSize,
      insetBlockStart: -6,
      insetInlineEnd: -6,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`:not(:hover) > ${line} > &:not(:focus-visible, [aria-expanded=true])`]: { opacity: 0 },
        '&:hover': { background: vars.color.hover, color: vars.color.ink },
      },
    },
  },
});

export const dismissed = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.sm,
  padding: space.sm,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textAlign: 'center',
  textWrap: 'balance',
});

/** Hides the card above the line while the note covers it. */
globalStyle(`:has(+ ${line} > ${dismissed})`, { visibility: 'hidden' });

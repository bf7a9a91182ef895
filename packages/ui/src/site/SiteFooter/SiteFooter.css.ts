import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, space, targetSize } from '../../theme/scale.ts';

export const footer = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: targetSize,
  minHeight: targetSize,
  paddingInline: space.xs,
  borderRadius: 999,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[aria-current=page]': { color: vars.color.ink } },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
});

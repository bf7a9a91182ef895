import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const row = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minHeight: 60,
  color: vars.color.ink,
  fontSize: fontSize.body,
});

export const person = style({
  display: 'flex',
  // With large text on a phone, the button wraps to leave room for the name.
  flex: '1 1 7.5rem',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.35 });

export const link = style([
  words,
  {
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      // The link covers the row, except for its button.
      '&::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlock: 0,
        insetInline: `-${space.xs}`,
        borderRadius: vars.radius.control,
      },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover::after': { background: vars.color.hover } } } },
  },
]);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({ ...oneLine, fontWeight: fontWeight.semibold });

export const username = style({ ...oneLine, color: vars.color.inkMuted, fontSize: fontSize.small });

export const action = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });

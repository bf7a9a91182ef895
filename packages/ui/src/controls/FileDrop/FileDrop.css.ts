import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xxs,
  padding: space.lg,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.ink,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.ink,
      background: `color-mix(in srgb, ${vars.color.ink} 8%, ${vars.color.sunken})`,
    },
    '&[data-invalid]': { borderColor: vars.color.danger },
    // The ring goes round the whole of it, not round the input that is not seen.
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:has(input:disabled)': { borderColor: vars.color.line, color: vars.color.inkMuted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:has(input:enabled)': {
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
  },
});

/** Over all of it: it is what is pressed. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { cursor: 'pointer' },
    '&:disabled, &:disabled::file-selector-button': { cursor: 'default' },
  },
});

export const icon = style({ marginBlockEnd: space.xxs, color: vars.color.inkMuted });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '0.4em',
  fontSize: fontSize.body,
});

export const choose = style({
  fontWeight: fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { [`${zone}:has(input:disabled) &, ${zone}[data-over] &`]: { textDecoration: 'none' } },
});

/** Fingers neither drop nor paste. */
export const orDrop = style({ '@media': { '(hover: none)': { display: 'none' } } });

export const rules = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const files = style({ margin: 0, marginBlockStart: space.xs, padding: 0, listStyle: 'none' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  fontSize: fontSize.body,
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 });

export const size = style({
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

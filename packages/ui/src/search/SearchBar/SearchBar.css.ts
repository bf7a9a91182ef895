import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import { inGutters, layer, media, motion, space } from '../../theme/scale.ts';

export const bar = style({
  position: 'sticky',
  insetBlockStart: headerHeight,
  zIndex: layer.bar,
  paddingBlock: space.xs,
  marginBlockEnd: space.md,
  background: vars.color.canvas,
  color: vars.color.ink,
  selectors: {
    '&[data-stuck]': { background: 'transparent' },
    // One blurred layer for the bar and the header above, which disables its own.
    '&[data-stuck]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc(-1 * ${headerHeight}) 0`,
      zIndex: -1,
      background: `color-mix(in srgb, ${vars.color.canvas} 92%, transparent)`,
      backdropFilter: 'blur(12px)',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      boxShadow: vars.shadow.float,
      opacity: 0,
      transition: `opacity ${motion.normal} ${motion.curve}`,
      pointerEvents: 'none',
      clipPath: 'inset(100% 0 -40px 0)',
    },
    '&[data-stuck]::after': { opacity: 1 },
  },
});

export const problem = style({
  margin: 0,
  marginBlockStart: space.xs,
  paddingInline: space.md,
  color: vars.color.danger,
  textAlign: 'center',
  selectors: { '&:empty': { marginBlockStart: 0 } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  maxWidth: 1600,
  marginInline: 'auto',
  paddingInline: inGutters.paddingInline,
  '@media': { ...inGutters['@media'], [media.aboveTablet]: { gap: space.sm } },
});

export const box = style({ flex: '1 1 auto', minWidth: 0, maxWidth: 780 });

const onlyTheIcon = '(max-width: 559px)';

export const save = style(
  restyling({
    flex: 'none',
    height: 52,
    // Keeps the width when the label changes to "Saved".
    minWidth: 150,
    selectors: {
      // Fades only the text, so that the focus ring stays visible.
      '&&[aria-disabled=true]': {
        opacity: 1,
        color: vars.color.inkMuted,
      },
      '&&[data-saved]': {
        borderColor: 'transparent',
        background: vars.color.sunken,
        color: vars.color.ink,
      },
    },
    '@media': {
      [onlyTheIcon]: { gap: 0, width: 52, minWidth: 52, padding: 0 },
      [media.aboveTablet]: { height: 60 },
    },
  }),
);

/** On narrow screens only screen readers get the label. */
export const saveLabel = style({
  '@media': {
    [onlyTheIcon]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const saveIcon = style({ display: 'grid', placeItems: 'center', width: 18, height: 18 });

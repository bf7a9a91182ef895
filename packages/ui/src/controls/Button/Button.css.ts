import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const unavailable = '&:disabled, &[aria-disabled=true]:not([aria-busy=true])';

const mix = (role: string, share: number, other: string) => `color-mix(in srgb, ${role} ${share}%, ${other})`;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: targetSize,
  minWidth: targetSize,
  paddingBlock: space.xs,
  paddingInline: space.md,
  border: '1px solid transparent',
  fontFamily: vars.font.text,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `transform ${motion.fast} ${motion.curve}`,
  selectors: {
    '&:active:not([aria-disabled=true], :disabled)': { transform: 'scale(0.98)' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
    // Fading the whole button instead would make its label unreadable on a dark page.
    [unavailable]: { color: vars.color.inkMuted },
  },
});

const underPointer = (background: string) => ({
  [media.hover]: { selectors: { '&:hover:not([aria-disabled=true], :disabled)': { background } } },
});

const filled = (background: string, color: string, hovered: string) => ({
  background,
  color,
  selectors: { [unavailable]: { background: mix(vars.color.ink, 12, vars.color.canvas) } },
  '@media': underPointer(hovered),
});

const clear = {
  background: 'transparent',
  color: vars.color.ink,
  '@media': underPointer(vars.color.hover),
};

export const variants = styleVariants({
  primary: filled(vars.color.ink, vars.color.onInk, mix(vars.color.ink, 86, vars.color.canvas)),
  secondary: { ...clear, borderColor: softEdge },
  quiet: clear,
  danger: filled(vars.color.danger, vars.color.canvas, mix(vars.color.danger, 88, vars.color.ink)),
});

export const shapes = styleVariants({
  rounded: { borderRadius: vars.radius.control },
  pill: { borderRadius: 999 },
});

export const block = style({ display: 'flex', width: '100%' });

// The hidden label still gives the button its width and name.
const hiddenWhileBusy = { '[aria-busy=true] > &': { opacity: 0 } };

export const label = style({ minWidth: 0, selectors: hiddenWhileBusy });

export const icon = style({ display: 'inline-flex', flex: 'none', selectors: hiddenWhileBusy });

export const spinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

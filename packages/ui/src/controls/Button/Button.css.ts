import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const unavailable = '&:disabled, &[aria-disabled=true]:not([aria-busy=true])';

const mix = (role: string, share: number, other: string) => `color-mix(in srgb, ${role} ${share}%, ${other})`;

/** Instead of the colour that it is filled with. */
const dulled = { background: mix(vars.color.ink, 12, vars.color.canvas) };

export const button = recipe({
  base: {
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
      // The label can still be read in both modes: fading the whole button would take it away where the page is dark.
      [unavailable]: { color: vars.color.inkMuted },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.ink,
        color: vars.color.onInk,
        selectors: { [unavailable]: dulled },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not([aria-disabled=true], :disabled)': {
                background: mix(vars.color.ink, 86, vars.color.canvas),
              },
            },
          },
        },
      },
      secondary: { background: 'transparent', color: vars.color.ink, borderColor: softEdge },
      quiet: { background: 'transparent', color: vars.color.ink },
      danger: {
        background: vars.color.danger,
        color: vars.color.canvas,
        selectors: { [unavailable]: dulled },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not([aria-disabled=true], :disabled)': {
                background: mix(vars.color.danger, 88, vars.color.ink),
              },
            },
          },
        },
      },
    },
    shape: { rounded: { borderRadius: vars.radius.control }, pill: { borderRadius: 999 } },
    block: { true: { display: 'flex', width: '100%' } },
  },
  compoundVariants: (['secondary', 'quiet'] as const).map((variant) => ({
    variants: { variant },
    style: {
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not([aria-disabled=true], :disabled)': { background: vars.color.hover } },
        },
      },
    },
  })),
});

// Invisible, not gone: the label goes on holding the width and naming the button.
const hiddenWhileBusy = { '[aria-busy=true] > &': { opacity: 0 } };

export const label = style({ minWidth: 0, selectors: hiddenWhileBusy });

export const icon = style({ display: 'inline-flex', flex: 'none', selectors: hiddenWhileBusy });

export const spinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

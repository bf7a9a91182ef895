import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const row = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 98,
  paddingBlock: 16,
  paddingInline: 16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  touchAction: 'manipulation',
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})` },
      },
    },
  },
});

export const face = style({
  width: 64,
  height: 64,
  fontSize: 27,
  selectors: {
    // In the colour of a skeleton.
    '[aria-busy=true] > &': {
      background: `color-mix(in srgb, ${vars.color.line} 65%, ${vars.color.canvas})`,
      color: 'transparent',
    },
  },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  letterSpacing: '-0.01em',
  lineHeight: '1.75rem',
  overflowWrap: 'anywhere',
});

export const username = style({
  color: vars.color.inkMuted,
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
});

const awaited = style({ display: 'flex', alignItems: 'center' });
export const awaitedName = style([awaited, { height: '1.75rem' }]);
export const awaitedUsername = style([awaited, { height: '1.375rem' }]);

export const onward = style({
  flex: 'none',
  color: vars.color.inkMuted,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const page = style({ paddingBlock: 'clamp(24px, 8vh, 96px)' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: 999,
  background: vars.color.sunken,
  selectors: { '&[data-tone=positive]': { color: vars.color.positive } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 });

export const section = style({ display: 'grid', justifyItems: 'start', gap: 12 });

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
  lineHeight: 1.15,
});

export const wide = style({ width: '100%' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

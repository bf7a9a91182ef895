import { style } from '@vanilla-extract/css';
import { twoColumns } from './edit-profile-columns.ts';

export const room = style({ containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '@container': {
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 400fr) minmax(0, 608fr)',
      alignItems: 'start',
      columnGap: 'clamp(32px, 6.5cqi, 72px)',
    },
  },
});

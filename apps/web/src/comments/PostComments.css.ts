import { style } from '@vanilla-extract/css';

/** Fills its container: the list scrolls, and the field stays at the bottom. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  boxSizing: 'border-box',
  height: '100%',
  gap: '12px',
  paddingBlockStart: '8px',
});

export const list = style({
  // Visually hidden content has to scroll with the list.
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focus rings from being cut off.
  padding: '4px',
  margin: '-4px',
});

export const field = style({ flex: 'none' });

export const toCome = style({ display: 'grid', gap: '16px', paddingBlockStart: '8px' });

export const comment = style({ display: 'flex', gap: '12px' });

export const words = style({ display: 'grid', flex: 1, gap: '4px', alignContent: 'start' });

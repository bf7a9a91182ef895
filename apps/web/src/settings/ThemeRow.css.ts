import { globalStyle, style } from '@vanilla-extract/css';

const narrow = '(max-width: 559px)';
const narrowest = '(max-width: 359px)';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  paddingBlock: 7,
  paddingInline: '16px 7px',
  '@media': { [narrow]: { paddingInline: 7 } },
});

/** The switch alone fills a narrow row, below the heading of its group. */
const hiddenIfNarrow = { '@media': { [narrow]: { display: 'none' } } } as const;

export const icon = style({ flex: 'none', ...hiddenIfNarrow });

export const text = style({ flex: 1, fontSize: '0.9375rem', fontWeight: 500, ...hiddenIfNarrow });

export const choice = style({ '@media': { [narrow]: { flex: 1 } } });

globalStyle(`${choice} label > span > span`, { '@media': { [narrowest]: { display: 'none' } } });
globalStyle(`${choice} > div`, { '@media': { [narrow]: { display: 'flex' } } });
globalStyle(`${choice} label`, { '@media': { [narrow]: { flex: '1 1 auto' } } });
globalStyle(`${choice} label > span`, { '@media': { [narrow]: { flex: 1, justifyContent: 'center' } } });

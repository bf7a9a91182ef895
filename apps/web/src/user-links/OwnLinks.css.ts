import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  marginBlockEnd: 8,
  '@media': { '(max-width: 768px)': { marginBlockEnd: 0 } },
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
  lineHeight: 1.2,
});

export const note = style({ color: vars.color.inkMuted, fontSize: '0.8125rem' });

export const pinned = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 16,
  marginBlockEnd: 32,
  '@media': {
    '(max-width: 768px)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 156,
      gap: 12,
      marginInline: -16,
      paddingInline: 16,
      marginBlockEnd: 16,
      paddingBlockEnd: 4,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
});

export const links = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The line begins below the words. */
export const item = style({
  position: 'relative',
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInline: '76px 0',
      insetBlockEnd: 0,
      height: 1,
      background: vars.color.line,
    },
  },
});

export const toCome = style({ display: 'flex', gap: 12, paddingBlock: 12 });

export const words = style({ display: 'grid', alignContent: 'center', flex: 1, gap: 10 });

import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

const phone = '(max-width: 768px)';
const narrow = '(max-width: 599px)';
const wide = '(min-width: 900px)';

/** Height of the title's line, which stays in view. */
const TITLE_LINE = 97;

export const notice = style({ marginBlockEnd: 16 });

/** Clear of the title's line when scrolled into view. */
export const failure = style({ marginBlockEnd: 16, scrollMarginBlockStart: 180 });

/** The pictures lead; beside them stand the words, which stay in view while the pictures scroll. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 584fr) minmax(320px, 440fr)',
      gap: 56,
      alignItems: 'start',
    },
  },
});

export const words = style({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  '@media': {
    [`${wide} and (min-height: 560px)`]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--vitrine-header-height, 0px) + ${TITLE_LINE}px)`,
    },
  },
});

export const note = style({
  flex: '1 1 auto',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  marginInlineEnd: 8,
  textAlign: 'end',
  selectors: { '&:empty': { flexBasis: 0 } },
  // On phones the note has its own line above the button, on tablets it is beside it.
  '@media': {
    [phone]: { textAlign: 'start', selectors: { '&:empty': { position: 'absolute' } } },
    [narrow]: { flexBasis: '100%' },
  },
});

export const discard = style({
  color: vars.color.inkMuted,
  // The label ends at the edge of the page.
  '@media': { [phone]: { marginInlineEnd: -16 } },
});

export const publish = style({
  paddingInline: 24,
  '@media': { [phone]: { flex: 1, minHeight: 52 } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  minWidth: 0,
  containerType: 'inline-size',
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
  lineHeight: '1.75rem',
  // A script focuses it after a save, so it shows no outline.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const headingLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
});

export const note = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
});

const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', gap: 16 } as const;
const halves = 'minmax(0, 1fr) minmax(0, 1fr)';

export const pair = style({
  ...row,
  '@container': { '(min-width: 420px)': { gridTemplateColumns: halves } },
});

export const triple = style({
  ...row,
  '@container': {
    '(min-width: 420px)': { gridTemplateColumns: halves },
    '(min-width: 540px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Field that takes a row of its own while only two fit. */
export const first = style({
  '@container': { '(min-width: 420px) and (max-width: 539.98px)': { gridColumn: '1 / -1' } },
});

// Fields of a page of their own are larger than those of a dialog, and in its colour.
globalStyle(`${form} label`, { fontWeight: 600 });
globalStyle(`${form} :is(label, label + span)`, { marginBlockEnd: 8, lineHeight: '1.125rem' });
globalStyle(`${form} :is(div:has(> input), div:has(> textarea), select)`, {
  minHeight: 52,
  background: vars.color.surface,
});
globalStyle(`${form} :is(input:first-child, textarea, select, div > span:has(+ input))`, {
  paddingInlineStart: 16,
});
globalStyle(`${form} :is([data-invalid], select[aria-invalid=true])`, {
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const awaitedHeading = style({ display: 'flex', alignItems: 'center', height: '1.75rem' });

export const awaitedLabel = style({
  display: 'flex',
  alignItems: 'center',
  height: '1.125rem',
  marginBlockEnd: 8,
});

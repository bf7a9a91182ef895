import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

const onAPhone = '(max-width: 768px)';
const wide = '(min-width: 1024px)';

export const page = style({ ...inGutters, maxWidth: 1600, marginInline: 'auto', color: vars.color.ink });

/** The phones are cut by its foot. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 600px)', columnGap: 24, maxHeight: 736 },
  },
});

export const words = style({
  minWidth: 0,
  paddingBlock: '32px 24px',
  '@media': { [wide]: { paddingBlockStart: 88 } },
});

export const promise = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.75rem, 6.9vw, 5.5rem)',
  fontWeight: 400,
  letterSpacing: '-0.025em',
  lineHeight: 1,
  textWrap: 'balance',
});

export const word = style({ color: vars.color.accent, fontStyle: 'italic' });

export const help = style({
  maxWidth: 440,
  margin: 0,
  marginBlock: '24px 32px',
  color: vars.color.inkMuted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
});

export const ways = style({ display: 'flex', alignItems: 'center', gap: 24 });

export const code = style({
  flex: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 15,
  '@media': { [onAPhone]: { display: 'none' } },
});

export const way = style({ display: 'grid', gap: 12, justifyItems: 'start', maxWidth: 320 });

export const scan = style({
  margin: 0,
  fontWeight: 600,
  '@media': { [onAPhone]: { display: 'none' } },
});

export const scanHelp = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  fontWeight: 400,
});

export const store = style({ minHeight: 52, paddingInline: 32 });

export const toCome = style({ margin: 0, lineHeight: 1.45 });

export const android = style({ margin: 0, color: vars.color.inkMuted, fontWeight: 500 });

export const phones = style({
  display: 'flex',
  justifyContent: 'center',
  '@media': { [wide]: { justifyContent: 'end', paddingBlockStart: 24 } },
});

// The scrim is dark in both themes; layers of it make a solid frame.
const layer = `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`;

export const phone = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: 'min(302px, 78vw)',
  height: 'fit-content',
  padding: 8,
  borderRadius: 40,
  border: `1px solid ${vars.color.edge}`,
  background: [layer, layer, layer, layer].join(', '),
  boxShadow: vars.shadow.float,
  '@media': {
    // Only the last one fits a phone.
    [onAPhone]: { selectors: { '&:not(:last-child)': { display: 'none' } } },
    [wide]: { selectors: { '&:first-child': { marginBlockStart: 88, marginInlineEnd: -14 } } },
  },
});

export const screen = style({ display: 'block', width: '100%', height: 'auto', borderRadius: 31 });

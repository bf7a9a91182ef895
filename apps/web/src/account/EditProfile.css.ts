import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

/** As high as a field with its name above it. */
export const awaited = style({ display: 'grid', gap: 8 });

export const pictures = style({ display: 'grid', gap: 16, marginBlockEnd: 24 });

export const pictureField = styleVariants({
  cover: { display: 'grid', gap: 12 },
  picture: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 16,
    rowGap: 12,
  },
});

/** The ground of what is on its way, as that of a skeleton. */
const awaitedGround = `color-mix(in srgb, ${vars.color.line} 65%, ${vars.color.canvas})`;
const isAwaited = '[data-awaited] > &';

export const face = style({
  selectors: { [isAwaited]: { background: awaitedGround, color: 'transparent' } },
});

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 5',
  borderRadius: vars.radius.card,
  background: `linear-gradient(135deg, color-mix(in srgb, ${vars.color.accent} 22%, ${vars.color.sunken}), color-mix(in srgb, ${vars.color.accent} 10%, ${vars.color.sunken}))`,
  selectors: {
    [isAwaited]: { background: awaitedGround },
    '&::after': { content: '', position: 'absolute', inset: 0, background: vars.color.veil },
  },
});

export const coverPicture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const pictureActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

export const progress = style({ flex: '1 1 12rem' });

export const pictureProblem = style({ gridColumn: '1 / -1' });

export const two = style({
  display: 'grid',
  gap: 20,
  '@media': {
    '(min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const password = style({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlockStart: 24,
});

export const legend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
});

export const end = style({ display: 'grid', gap: 16 });

export const save = style({ display: 'flex', justifyContent: 'flex-end' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** There from the start, so that what comes into it is heard. */
export const told = style({ margin: 0, selectors: { '&:empty': { display: 'none' } } });

import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paintedPlace } from '../../theme/painted-place.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space } from '../../theme/scale.ts';

const roomy = '(min-width: 520px)';

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 10,
  rowGap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-count="2"], &[data-count="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@container': { [roomy]: { columnGap: 14 } },
});

const gap = createVar();
const columns = createVar();
const widest = createVar();
/** Height of a picture that is half as high again as wide. */
const highest = createVar();

/** Height of the words, the bar and the voters of an option. */
const belowPicture = '10.5rem';

/** No higher than its container, so that all pictures fit. */
export const largeOptions = style([
  options,
  {
    vars: {
      [gap]: '10px',
      [columns]: '3',
      [widest]: '1132px',
      [highest]: `calc((min(100cqi, ${widest}) - (${columns} - 1) * ${gap}) / ${columns} * 1.5)`,
    },
    flex: 1,
    alignContent: 'start',
    gridAutoRows: `minmax(min-content, calc(${highest} + ${belowPicture}))`,
    columnGap: gap,
    minHeight: 0,
    width: '100%',
    maxWidth: widest,
    marginInline: 'auto',
    selectors: {
      '&[data-count="1"]': { vars: { [columns]: '1', [widest]: '480px' } },
      '&[data-count="2"]': { vars: { [columns]: '2', [widest]: '992px' } },
      '&[data-count="4"]': { vars: { [columns]: '2' } },
    },
    '@container': { [roomy]: { vars: { [gap]: '32px' }, columnGap: gap, rowGap: space.lg } },
  },
]);

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

const ringed = {
  selectors: {
    [`${option}:is([data-own], [data-won]) > &`]: {
      boxShadow: `0 0 0 2px var(--ground), 0 0 0 4px ${vars.color.ink}`,
    },
    [`${option}[data-lost] > &`]: { boxShadow: 'none', opacity: 0.7 },
  },
};

export const frame = style({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  padding: 0,
  border: 0,
  borderRadius: 10,
  background: 'none',
  vars: { '--ground': vars.color.surface },
  '@container': { [roomy]: { aspectRatio: '1' } },
  ...ringed,
});

const pressed = {
  cursor: 'zoom-in',
  touchAction: 'manipulation',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
} as const;

export const frameButton = style([frame, pressed]);

export const largeFrame = style({
  display: 'block',
  boxSizing: 'border-box',
  flex: '1 1 120px',
  width: '100%',
  minHeight: 120,
  maxHeight: highest,
  overflow: 'hidden',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  vars: { '--ground': vars.color.canvas },
  ...ringed,
});

export const largeFrameButton = style([largeFrame, pressed]);

export const picture = style(restyling({ ...paintedPlace, height: '100%' }));

export const words = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: `10px ${space.xs}`,
  fontSize: fontSize.small,
  lineHeight: '1.125rem',
  // Bars of a row are level, whatever their names.
  flex: '1 0 auto',
  selectors: { [`${largeOptions} &`]: { flex: 'none' } },
  '@container': {
    [roomy]: {
      selectors: {
        [`${largeOptions} &`]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'baseline',
          columnGap: space.sm,
          paddingBlock: `14px ${space.sm}`,
        },
      },
    },
  },
});

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  // Pictures of a row are equally high.
  selectors: { [`${largeOptions} &`]: { minHeight: '2.25rem' } },
  '@container': {
    [roomy]: {
      selectors: {
        [`${largeOptions} &`]: {
          minHeight: 0,
          fontSize: fontSize.large,
          lineHeight: '1.375rem',
          WebkitLineClamp: 1,
        },
      },
    },
  },
});

export const link = style([
  name,
  {
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    touchAction: 'manipulation',
  },
]);

export const detail = style({
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A price, at the end of the name's line in the overlay. */
export const aside = style([
  detail,
  {
    '@container': {
      [roomy]: {
        selectors: {
          [`${largeOptions} &`]: {
            color: vars.color.ink,
            fontSize: fontSize.large,
            fontWeight: fontWeight.semibold,
          },
        },
      },
    },
  },
]);

export const note = style([detail, { gridColumn: '1 / -1' }]);

export const bar = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  boxSizing: 'border-box',
  flex: 'none',
  width: '100%',
  minHeight: 40,
  padding: '0 10px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 999,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.semibold,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `color-mix(in srgb, ${vars.color.ink} 10%, transparent)`,
      transform: 'scaleX(var(--share))',
      transformOrigin: 'left',
      transition: `transform ${motion.slow} ${motion.curve}`,
    },
    '[dir=rtl] &::before': { transformOrigin: 'right' },
    [`${option}:is([data-own], [data-won]) > &`]: {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    [`${option}[data-lost] > &`]: { borderColor: vars.color.line, boxShadow: 'none' },
    [`${option}[data-lost] > &::before`]: {
      background: `color-mix(in srgb, ${vars.color.ink} 5%, transparent)`,
    },
  },
  '@container': {
    [roomy]: {
      minHeight: 44,
      padding: `0 ${space.sm}`,
      fontSize: fontSize.small,
      selectors: {
        [`${largeOptions} &`]: { minHeight: 52, padding: `0 ${space.md}`, fontSize: fontSize.body },
      },
    },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } } },
});

export const press = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  minHeight: 44,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
  },
});

export const circle = style({
  boxSizing: 'border-box',
  flex: 'none',
  width: 16,
  height: 16,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: 999,
});

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: 999,
  background: vars.color.ink,
  color: vars.color.onInk,
});

export const label = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const end = style({ flex: 'none' });

export const share = style({ flex: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const long = style({ display: 'none', '@container': { [roomy]: { display: 'inline' } } });

export const short = style({ '@container': { [roomy]: { display: 'none' } } });

export const voters = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  minHeight: 20,
  margin: 0,
  marginBlockStart: space.xs,
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  lineHeight: '1.125rem',
  selectors: { [`${largeOptions} &`]: { minHeight: 28, fontSize: fontSize.small } },
});

export const faces = style({
  selectors: { '&&': { display: 'none' } },
  '@container': { [roomy]: { selectors: { '&&': { display: 'inline-flex' } } } },
});

export const names = style({ minWidth: 0, overflowWrap: 'anywhere' });

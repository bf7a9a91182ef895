import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import {
  fontSize,
  fontWeight,
  layer,
  media,
  motion,
  space,
  targetSize,
  typedSize,
} from '../../theme/scale.ts';

const roomy = '(min-width: 560px)';
const height = 52;

export const form = style({
  containerType: 'inline-size',
  minWidth: 0,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  '@container': { [roomy]: { gap: space.xs } },
});

/** An icon; with its words where there is room. */
export const vote = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  width: targetSize,
  height,
  padding: 0,
  border: 0,
  borderRadius: 999,
  background: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:disabled': { color: vars.color.edge, cursor: 'default' } },
  '@container': {
    [roomy]: { width: 'auto', paddingInline: `18px ${space.md}`, background: vars.color.sunken },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled)': {
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
  },
});

export const voteWords = style({ display: 'none', '@container': { [roomy]: { display: 'inline' } } });

/** Beside the field; inside it where there is room. */
export const pictureButton = style(
  restyling({
    position: 'relative',
    zIndex: 1,
    marginBlockEnd: 4,
    '@container': { [roomy]: { marginInlineStart: 4, marginInlineEnd: -56 } },
  } as Parameters<typeof restyling>[0]),
);

export const place = style({ flex: 1, minWidth: 0, marginInlineStart: space.xxs });

export const box = style({
  boxSizing: 'border-box',
  minHeight: height,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: height / 2,
  background: vars.color.surface,
  transition: `background ${motion.fast} ${motion.curve}`,
  selectors: {
    '&:has(textarea:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:has(textarea:disabled)': { borderColor: vars.color.line },
    '&[data-over]': { borderStyle: 'dashed', background: vars.color.sunken },
  },
});

export const typing = style({ display: 'flex', alignItems: 'flex-end' });

export const area = style({
  // Browsers without `field-sizing` get their height from a script.
  fieldSizing: 'content',
  flex: 1,
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: height - 2,
  maxHeight: 'calc(var(--rows) * 1.5em + 26px)',
  paddingBlock: 13,
  paddingInlineStart: 18,
  paddingInlineEnd: space.xs,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: typedSize,
  lineHeight: 1.5,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  resize: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    // The placeholder makes the field no higher.
    '&:placeholder-shown': { whiteSpace: 'nowrap' },
  },
  '@container': {
    [roomy]: { selectors: { '[data-pictures] &': { paddingInlineStart: 54 } } },
  },
});

export const send = style(
  restyling({
    margin: 3,
    borderRadius: '50%',
    background: vars.color.ink,
    color: vars.color.onInk,
    selectors: {
      '&[aria-disabled=true]': { background: vars.color.sunken, color: vars.color.inkMuted },
    },
  }),
);

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingBlockStart: space.xs,
  paddingInline: `18px ${space.xxs}`,
});

export const bannerWords = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  paddingInlineStart: space.sm,
  borderInlineStart: '2px solid currentColor',
  fontSize: fontSize.small,
  lineHeight: '1.125rem',
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const bannerTitle = style({ ...oneLine, fontWeight: fontWeight.semibold });

export const bannerText = style({ ...oneLine, color: vars.color.inkMuted });

export const bannerClose = style(restyling({ marginBlock: -4, color: vars.color.inkMuted }));

export const preview = style({
  position: 'relative',
  width: 'fit-content',
  marginBlockStart: space.sm,
  marginInlineStart: space.md,
});

export const previewPicture = style({
  display: 'block',
  width: 72,
  height: 90,
  borderRadius: 10,
  background: vars.color.sunken,
  objectFit: 'cover',
});

export const previewRemove = style(
  restyling({
    position: 'absolute',
    insetBlockStart: -14,
    insetInlineEnd: -18,
    isolation: 'isolate',
    color: vars.color.onInk,
    backgroundImage: 'none',
    selectors: {
      // 24 px are seen, 44 pressed.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 9,
        borderRadius: 999,
        background: vars.color.ink,
        boxShadow: `0 0 0 2px ${vars.color.surface}`,
      },
      '&:focus-visible': { outlineOffset: '-6px' },
    },
  }),
);

export const people = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: layer.overlay,
  boxSizing: 'border-box',
  margin: 0,
  padding: 6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Forced colours make this border visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: targetSize,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: { '&[data-active]': { background: vars.color.hover } },
  '@media': {
    // Forced colours hide our background.
    [media.forcedColors]: {
      selectors: {
        '&[data-active]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const personWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const personName = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

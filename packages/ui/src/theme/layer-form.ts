import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { space } from './scale.ts';

const safe = 'env(safe-area-inset-bottom)';

/** A window tall enough to keep the button in view. */
const roomForFoot = '(min-height: 560px)';

const dialog = '[data-sheet] &';
const sheet = '[role=dialog]:not([data-sheet]) &';

/** Reaches over the padding of the layer. */
const edgeToEdge = { marginInline: `calc(-1 * ${space.lg})`, paddingInline: space.lg } as const;

/** The fields of a form. In a dialog they scroll, not the dialog. */
export const layerFields: StyleRule = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingBlockEnd: space.md,
  '@media': {
    [roomForFoot]: {
      selectors: {
        [dialog]: {
          ...edgeToEdge,
          minHeight: '6rem',
          // Leaves room for the ring of a focused field.
          marginBlockStart: `calc(-1 * ${space.xxs})`,
          paddingBlockStart: space.xxs,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
  },
};

/** The foot of a form: a line above its buttons. In a dialog or a sheet, it stays in sight. */
export const layerFoot: StyleRule = {
  flex: 'none',
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    [dialog]: { ...edgeToEdge, marginBlockEnd: `calc(-1 * ${space.xs})` },
    [sheet]: {
      ...edgeToEdge,
      zIndex: 1,
      marginBlockEnd: `calc(-1 * (${space.lg} + ${safe}))`,
      paddingBlockEnd: `calc(${space.md} + ${safe})`,
      background: vars.color.surface,
    },
  },
  '@media': {
    [roomForFoot]: { selectors: { [sheet]: { position: 'sticky', insetBlockEnd: 0 } } },
  },
};

/** Makes a form no higher than the dialog whose only content it is. */
export function fitIntoDialog(form: string): void {
  const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
  globalStyle(`[data-sheet] > :has(> ${form})`, { '@media': { [roomForFoot]: column } });
  globalStyle(`[data-sheet] ${form}`, { '@media': { [roomForFoot]: { minHeight: 0 } } });
}

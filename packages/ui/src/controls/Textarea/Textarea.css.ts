import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, space } from '../../theme/scale.ts';

const lineHeight = 1.5;
const room = '10px';

/** The height of so many lines. */
const lines = (rows: string) => `calc(var(${rows}) * ${lineHeight}em + 2 * ${room})`;

export const box = style(restyling({ position: 'relative', flexDirection: 'column', alignItems: 'stretch' }));

export const area = style([
  {
    // The browser's own growth; where it does not know it, the height is set.
    fieldSizing: 'content',
  },
  restyling({
    flex: 'none',
    width: '100%',
    minHeight: lines('--min-rows'),
    maxHeight: lines('--max-rows'),
    paddingBlock: room,
    lineHeight,
    resize: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
]);

export const counter = style({
  alignSelf: 'end',
  paddingBlockEnd: space.xs,
  paddingInline: space.sm,
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.danger } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, space } from '../../theme/scale.ts';

const lineHeight = 1.5;
const room = '10px';

const lines = (rows: string) => `calc(var(${rows}) * ${lineHeight}em + 2 * ${room})`;

export const box = style(restyling({ position: 'relative', flexDirection: 'column', alignItems: 'stretch' }));

export const area = style([
  {
    // Browsers without `field-sizing` get their height from a script.
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

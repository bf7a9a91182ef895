import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { space } from '../../theme/scale.ts';

export const input = style(
  restyling({
    appearance: 'none',
    textAlign: 'start',
    selectors: {
      // Extends the 20 px calendar button to a press target of 44 px, up to the field's end.
      '&::-webkit-calendar-picker-indicator': {
        width: 20,
        height: 20,
        padding: 12,
        marginBlock: 0,
        marginInline: `0 -${space.sm}`,
        cursor: 'pointer',
      },
      '&::-webkit-calendar-picker-indicator:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -4,
        borderRadius: vars.radius.control,
      },
      '&:disabled::-webkit-calendar-picker-indicator': { cursor: 'default' },
      // iOS centres the date.
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
    },
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontWeight } from '../../theme/scale.ts';

export const button = style(
  restyling({
    position: 'relative',
    selectors: { '&[aria-current=page]': { backgroundColor: vars.color.sunken } },
  }),
);

export const badge = style({
  position: 'absolute',
  insetBlockStart: 3,
  // The badge grows outwards, so longer numbers do not cover the icon.
  insetInlineStart: 'calc(50% + 2px)',
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: 999,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: '0.6875rem',
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

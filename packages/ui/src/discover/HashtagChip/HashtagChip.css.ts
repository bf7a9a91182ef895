import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

export const place = style({ display: 'inline-flex', maxWidth: '100%' });

const chipHeight = '36px';

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: targetSize,
  maxWidth: '100%',
  minHeight: chipHeight,
  padding: '0 14px',
  border: `1px solid ${softEdge}`,
  borderRadius: 999,
  color: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    // Enlarges the press target into the gap between two rows.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((${chipHeight} - ${targetSize}) / 2 - 1px)`,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

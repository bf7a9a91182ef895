import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const search = style({ width: '100%', maxWidth: 640 });

export const problem = style({
  margin: '8px 0 0',
  color: vars.color.danger,
  selectors: { '&:empty': { margin: 0 } },
});

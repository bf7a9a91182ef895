import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const following = style({ color: vars.color.inkMuted, fontSize: '0.8125rem' });

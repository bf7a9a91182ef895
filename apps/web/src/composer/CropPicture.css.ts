import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const crop = style({ display: 'grid', justifyItems: 'center', gap: 16 });

export const problem = style({ margin: 0, color: vars.color.danger, fontSize: '0.8125rem' });

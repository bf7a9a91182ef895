import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const media = style({ display: 'grid', gap: 12, minWidth: 0 });

/** Takes no room while nothing is prepared. */
export const preparing = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const muted = style({ margin: 0, color: vars.color.inkMuted, fontSize: '0.8125rem' });

export const problems = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

export const problem = style({ margin: 0, color: vars.color.danger, fontSize: '0.8125rem' });

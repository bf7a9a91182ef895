import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: 'clamp(24px, 8vh, 96px)' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' });

export const spinner = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: 32 });

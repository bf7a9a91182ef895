import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const search = style({ width: '100%', maxWidth: 640 });

// Its room is kept, so that nothing moves when there is something to say.
export const problem = style({ minHeight: '1.5em', margin: '8px 0 0', color: vars.color.danger });

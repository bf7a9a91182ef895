import { style } from '@vanilla-extract/css';

/** Its dialog keeps its height while the list is searched: what is typed in would jump with every letter. */
export const list = style({ minHeight: 'min(70dvh, 36rem)' });

import { vars } from './contract.css.ts';

/** The border of a control that its label or icon already tells from the ground: quieter than `edge`, seen in both modes. */
export const softEdge = `color-mix(in srgb, ${vars.color.edge} 45%, transparent)`;

import { vars } from './contract.css.ts';

/**
 * Border of a control that its label or icon already sets apart from the background. Quieter than `edge`, but
 * visible in both modes.
 */
export const softEdge = `color-mix(in srgb, ${vars.color.edge} 45%, transparent)`;

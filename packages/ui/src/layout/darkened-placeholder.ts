import { vars } from '../theme/contract.css.ts';

/**
 * Darkens the background colour on dark pages only. It shows until the picture has loaded, and through the ground of a
 * translucent picture, which then does not glow.
 */
export const darkenedPlaceholder = {
  backgroundImage: `linear-gradient(${vars.color.surface} 0 0)`,
  backgroundBlendMode: 'darken',
} as const;

/**
 * The twelve colour words of the product as they look on a garment. `up` and `down` say how much of the drawing's
 * own light and shade survives: little on black and white, where it would turn the garment grey. `warmShade` turns
 * the hue as the colour darkens, because a darker yellow of the same hue is olive.
 */
export const TONES = {
  Black: { lightness: 0.27, chroma: 0.012, hue: 285, up: 0.34, down: 0.6 },
  White: { lightness: 0.955, chroma: 0.006, hue: 85, up: 0.8, down: 0.5 },
  Gray: { lightness: 0.66, chroma: 0.008, hue: 265, up: 0.8, down: 0.85 },
  Navy: { lightness: 0.33, chroma: 0.1, hue: 264, up: 0.42, down: 0.7 },
  Red: { lightness: 0.55, chroma: 0.19, hue: 25, up: 0.6, down: 0.85 },
  Blue: { lightness: 0.6, chroma: 0.152, hue: 254, up: 0.9, down: 1 },
  Green: { lightness: 0.58, chroma: 0.115, hue: 152, up: 0.8, down: 0.95 },
  Pink: { lightness: 0.78, chroma: 0.125, hue: 356, up: 0.9, down: 0.75 },
  Yellow: { lightness: 0.88, chroma: 0.15, hue: 93, up: 0.9, down: 0.5, warmShade: 90 },
  Purple: { lightness: 0.55, chroma: 0.15, hue: 302, up: 0.75, down: 0.9 },
  Orange: { lightness: 0.73, chroma: 0.155, hue: 54, up: 0.85, down: 0.75, warmShade: 40 },
  Brown: { lightness: 0.5, chroma: 0.075, hue: 52, up: 0.6, down: 0.8 },
};

/** Shades of the twelve for a garment that would look wrong in the plain one, and the metals of trimmings. */
export const SHADES = {
  camel: { lightness: 0.72, chroma: 0.085, hue: 68, up: 0.8, down: 0.85 },
  tan: { lightness: 0.66, chroma: 0.09, hue: 58, up: 0.8, down: 0.85 },
  denim: { lightness: 0.58, chroma: 0.115, hue: 254, up: 0.9, down: 0.95 },
  olive: { lightness: 0.53, chroma: 0.085, hue: 122, up: 0.75, down: 0.9 },
  forest: { lightness: 0.46, chroma: 0.09, hue: 158, up: 0.6, down: 0.85 },
  bordeaux: { lightness: 0.43, chroma: 0.15, hue: 18, up: 0.5, down: 0.8 },
  gold: { lightness: 0.83, chroma: 0.13, hue: 85, up: 0.85, down: 0.7, warmShade: 60 },
  silver: { lightness: 0.82, chroma: 0.006, hue: 270, up: 0.9, down: 0.95 },
  roseGold: { lightness: 0.78, chroma: 0.075, hue: 32, up: 0.85, down: 0.8 },
  diamond: { lightness: 0.93, chroma: 0.012, hue: 235, up: 0.9, down: 0.55 },
};

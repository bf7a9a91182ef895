/** A panel of a drawing: its material (`slot`), outline, and surface options of relief.mjs. */
export const panel = (slot, shape, surface = {}) => ({
  slot,
  shape: shape.startsWith('<') ? shape : `<path d="${shape}"/>`,
  ...surface,
});

export const strokes = (width, ...paths) =>
  paths
    .flat()
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');

export const stitches = (...paths) =>
  paths
    .flat()
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="#fff" stroke-width=".32" stroke-dasharray="1 .7" stroke-linecap="round"/>`,
    )
    .join('');

export const disc = (x, y, rx, ry = rx) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
export const slab = (x, y, width, height, radius = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
export const cord = (path, width) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const mirrored = (shape, middle = 50) =>
  `<g transform="translate(${2 * middle} 0) scale(-1 1)">${shape.startsWith('<') ? shape : `<path d="${shape}"/>`}</g>`;

export const range = (count) => Array.from({ length: count }, (_, index) => index);

/** Surface options of materials, for `panel`. */
export const CLOTH = { round: 0.75, bulge: 0.45, uneven: 0.55, fall: 0.55, contrast: 0.6 };
export const SOFT = { round: 1.5, bulge: 1, uneven: 0.6, fall: 0.4, contrast: 0.55 };
export const LEATHER = { round: 1.5, bulge: 1.9, uneven: 0.2, contrast: 0.55, gloss: 0.16, shine: 22 };
export const METAL = { round: 0.9, bulge: 0.8, uneven: 0, contrast: 0.85, gloss: 0.45, shine: 18 };
export const GLASS = { round: 2, bulge: 0.5, uneven: 0, contrast: 0.5, gloss: 0.5, shine: 40 };
export const RUBBER = { round: 1, bulge: 0.6, uneven: 0.1, contrast: 0.6, gloss: 0.05, shine: 12 };
export const THIN = { round: 0.4, bulge: 0.15, uneven: 0.12, contrast: 0.5 };

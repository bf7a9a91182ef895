/** A panel of a drawing: what it is made of (`slot`) and its outline, with what relief.mjs says of surfaces. */
export const panel = (slot, shape, surface = {}) => ({
  slot,
  shape: shape.startsWith('<') ? shape : `<path d="${shape}"/>`,
  ...surface,
});

/** Strokes as folds, ridges or lines; the width in units. */
export const strokes = (width, ...paths) =>
  paths
    .flat()
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');

/** A seam as it is sewn. */
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
/** A line as thick as a cord or a wire. */
export const cord = (path, width) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The same on the other side of a vertical line. */
export const mirrored = (shape, middle = 50) =>
  `<g transform="translate(${2 * middle} 0) scale(-1 1)">${shape.startsWith('<') ? shape : `<path d="${shape}"/>`}</g>`;

export const range = (count) => Array.from({ length: count }, (_, index) => index);

/** How surfaces behave, to be spread into a panel. */
export const CLOTH = { round: 1.8, bulge: 1.2, uneven: 0.75, contrast: 0.5 };
export const SOFT = { round: 3.4, bulge: 2.6, uneven: 0.9, contrast: 0.5 };
export const LEATHER = { round: 2.2, bulge: 3, uneven: 0.2, contrast: 0.55, gloss: 0.16, shine: 22 };
export const METAL = { round: 0.9, bulge: 0.8, uneven: 0, contrast: 0.85, gloss: 0.45, shine: 18 };
export const GLASS = { round: 2, bulge: 0.5, uneven: 0, contrast: 0.5, gloss: 0.5, shine: 40 };
export const RUBBER = { round: 1.6, bulge: 1, uneven: 0.15, contrast: 0.6, gloss: 0.05, shine: 12 };
export const THIN = { round: 0.7, bulge: 0.3, uneven: 0.12, contrast: 0.5 };

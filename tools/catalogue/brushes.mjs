/**
 * Brushes in the manner of the icon set: soft, rounded, lit from the upper right. Cloth is painted in blue and metal
 * in gold, so that the dye finds the one and spares the other.
 */
export const CLOTH = {
  glint: '#9CCDFF',
  light: '#66ADFF',
  mid: '#3F8BF0',
  deep: '#2C68CC',
  shade: '#234F9F',
};
export const GOLD = { light: '#FFEFA8', mid: '#FFCB52', deep: '#DB9030' };
const CASE = { light: '#7A6A88', mid: '#4A3E56', deep: '#2B2134' };
export const GLASS = { light: '#FFFFFF', mid: '#EFECF2', deep: '#C4BECB' };

/** A shaded rim on the left and below and a light one on the right: what makes a flat shape look stuffed. */
const volume = (id, { light, deep }, depth) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB">` +
  rim('shade', deep, depth, -depth, depth) +
  rim('shine', light, -depth * 0.8, depth * 0.6, depth * 0.7) +
  '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="shine"/></feMerge></filter>';

const rim = (name, color, dx, dy, blur) =>
  `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}"/><feGaussianBlur stdDeviation="${blur}" result="${name}Moved"/>` +
  `<feComposite in="SourceAlpha" in2="${name}Moved" operator="out" result="${name}Rim"/>` +
  `<feFlood flood-color="${color}" flood-opacity=".9"/><feComposite in2="${name}Rim" operator="in" result="${name}"/>`;

const downwards = (id, ...colors) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(colors)}</linearGradient>`;
const across = (id, ...colors) => `<linearGradient id="${id}">${stops(colors)}</linearGradient>`;
const stops = (colors) =>
  colors
    .map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('');

const DEFINITIONS =
  volume('stuffed', CLOTH, 0.6) +
  volume('thin', CLOTH, 0.3) +
  volume('metal', GOLD, 0.3) +
  volume('lacquer', CASE, 0.6) +
  volume('crystal', GLASS, 0.5) +
  downwards('cloth', CLOTH.light, CLOTH.mid, CLOTH.deep) +
  across('gem', CLOTH.glint, CLOTH.mid, CLOTH.deep) +
  across('gilt', GOLD.deep, GOLD.light, GOLD.mid, GOLD.deep) +
  across('black', CASE.deep, CASE.light, CASE.mid, CASE.deep) +
  downwards('clear', GLASS.light, GLASS.mid);

export const drawing = (...shapes) => `<defs>${DEFINITIONS}</defs><g fill="none">${shapes.join('')}</g>`;

export const path = (fill, d, more = '') => `<path fill="${fill}" d="${d}" ${more}/>`;
export const box = (fill, x, y, width, height, radius, more = '') =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${more}/>`;
export const dot = (fill, x, y, radius, more = '') =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}" ${more}/>`;
export const line = (color, d, width, more = '') =>
  `<path stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}" ${more}/>`;
export const mirrored = (shapes) => `${shapes}<g transform="matrix(-1 0 0 1 32 0)">${shapes}</g>`;
export const range = (count) => Array.from({ length: count }, (_, index) => index);

export const STUFFED = 'filter="url(#stuffed)"';
export const THIN = 'filter="url(#thin)"';
export const METAL = 'filter="url(#metal)"';
export const LACQUER = 'filter="url(#lacquer)"';
export const CRYSTAL = 'filter="url(#crystal)"';

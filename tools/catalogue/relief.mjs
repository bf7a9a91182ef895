import sharp from 'sharp';
import { distanceInside } from './distance.mjs';
import { noiseOf } from './noise.mjs';

/** Pixels per unit of the drawings. */
export const SCALE = 6;
/** Direction of the light: from the upper left and the viewer's side. */
const LIGHT = normalized([-0.58, -0.52, 0.63]);
const HALFWAY = normalized([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);
const NEUTRAL = 0.5;
const FOLDS_SOFTER = 1.35;
/** Shadow of a panel on those below it; blur and offsets in units. */
const OVERLAP = { blur: 0.8, right: 0.5, down: 0.7, strength: 0.4 };

/**
 * Renders stacked panels as a lit relief. Returns for each pixel the brightness (half is the unchanged
 * colour), coverage and visible panel. `width` and `height` are in units.
 */
export async function reliefOf({ width, height, panels }, seed) {
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
  const count = size.width * size.height;
  const relief = {
    ...size,
    shade: new Float32Array(count).fill(NEUTRAL),
    cover: new Float32Array(count),
    panel: new Uint8Array(count),
  };
  for (const [index, panel] of panels.entries())
    await lay(relief, panel, index, { width, height, seed: `${seed} ${index}` });
  return relief;
}

async function lay(relief, panel, index, { width, height, seed }) {
  const raster = (body, blur) => rasterOf(body, { width, height, ...pixels(relief) }, blur);
  const whole = await raster(`<g fill="#fff">${panel.shape}</g>`, 0);
  const box = boundsOf(whole, relief);
  if (!box) return;
  await darkenBelow(relief, whole, panel.lift ?? 1, raster, panel);
  const part = async (body, blur) => cropped(await raster(body, blur), relief.width, box);
  const mask = cropped(whole, relief.width, box);
  const surface = await heightOf(panel, mask, box, part, seed);
  const lines = panel.lines ? await part(panel.lines, 0.1) : undefined;
  const { contrast = 0.62, gloss = 0, shine = 30, tint = 0 } = panel;
  const across = box.width;
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const covered = mask[pixel];
    if (covered === 0) continue;
    const beside = (other) => (mask[other] > 0.5 ? surface[other] : surface[pixel]);
    const slopeX = held((beside(pixel + 1) - beside(pixel - 1)) / 2);
    const slopeY = held((beside(pixel + across) - beside(pixel - across)) / 2);
    const length = Math.hypot(slopeX, slopeY, 1);
    const facing = (-slopeX * LIGHT[0] - slopeY * LIGHT[1] + LIGHT[2]) / length;
    const mirrored = Math.max(0, (-slopeX * HALFWAY[0] - slopeY * HALFWAY[1] + HALFWAY[2]) / length);
    const column = (pixel % across) + box.left;
    const row = Math.floor(pixel / across) + box.top;
    const lit =
      NEUTRAL +
      contrast * (facing - LIGHT[2]) -
      0.07 * (column / relief.width - 0.5) -
      0.05 * (row / relief.height - 0.5) +
      tint;
    const value = lit + gloss * mirrored ** shine - (lines ? lines[pixel] * 0.2 : 0);
    const at = row * relief.width + column;
    relief.shade[at] += (Math.min(1, Math.max(0.02, value)) - relief.shade[at]) * covered;
    relief.cover[at] = Math.max(relief.cover[at], covered);
    if (covered > 0.5) relief.panel[at] = index + 1;
  }
}

function boundsOf(mask, { width, height }) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] === 0) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (right < 0) return undefined;
  left = Math.max(0, left - 2);
  top = Math.max(0, top - 2);
  return {
    left,
    top,
    width: Math.min(width - 1, right + 2) - left + 1,
    height: Math.min(height - 1, bottom + 2) - top + 1,
  };
}

function cropped(field, across, { left, top, width, height }) {
  const part = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    part.set(field.subarray((y + top) * across + left, (y + top) * across + left + width), y * width);
  return part;
}

/** Returns the height of the panel's surface at each pixel, in pixels. */
async function heightOf(
  {
    round = 2,
    bulge = 1.5,
    folds,
    ridges,
    foldDepth = 1.1,
    foldBlur = 0.7,
    uneven = 0.5,
    grainOf = 16,
    fall = 0,
  },
  mask,
  { left, top, width, height },
  raster,
  seed,
) {
  const { distance, most } = distanceInside(mask, width, height);
  const [valleys, hills] = await Promise.all([
    folds ? raster(folds, foldBlur * FOLDS_SOFTER) : undefined,
    ridges ? raster(ridges, foldBlur * FOLDS_SOFTER) : undefined,
  ]);
  const noise = noiseOf(seed);
  const swelling = softened(
    distance.map((far) => Math.sqrt(far / (most || 1))),
    width,
    height,
    Math.round(2.2 * SCALE),
  );
  const surface = new Float32Array(mask.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] === 0) continue;
    const edge = 1 - Math.min(1, distance[pixel] / (round * SCALE));
    const rolled = Math.sqrt(1 - edge * edge) * round * 0.55;
    const swell = swelling[pixel] * bulge;
    const x = ((pixel % width) + left) / SCALE;
    const y = (Math.floor(pixel / width) + top) / SCALE;
    const waves = uneven * (noise(x / grainOf, y / grainOf) + 0.45 * noise(x / 6 + 40, y / 6));
    // Cloth falls in upright folds that deepen towards the hem.
    const sway = 2.4 * noise(x / 17 + 7, y / 17);
    const deep = 0.25 + 0.75 * Math.min(1, (pixel / width / height) * 1.15);
    const falling =
      fall * deep * (noise((x + sway) / 5.2 + 90, y / 44 + 13) + 0.4 * noise(x / 2.6, y / 26 + 5));
    const folded = (hills ? hills[pixel] : 0) - (valleys ? valleys[pixel] : 0);
    surface[pixel] = (rolled + swell + waves + falling + foldDepth * folded) * SCALE;
  }
  return softened(surface, width, height, 1);
}

async function darkenBelow(relief, mask, lift, raster, panel) {
  const { blur, right, down, strength } = OVERLAP;
  if (lift === 0) return;
  const shadow = await raster(
    `<g fill="#fff" transform="translate(${right * lift} ${down * lift})">${panel.shape}</g>`,
    blur * lift,
  );
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    relief.shade[pixel] *= 1 - strength * shadow[pixel] * (1 - mask[pixel]);
}

const pixels = ({ width, height }) => ({ pixelsWide: width, pixelsHigh: height });

/** Rasterizes a white drawing to its coverage, from 0 to 1; `blur` in units. */
async function rasterOf(body, { width, height, pixelsWide, pixelsHigh }, blur) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixelsWide}" height="${pixelsHigh}">${body}</svg>`;
  let picture = sharp(Buffer.from(svg)).extractChannel('alpha');
  if (blur > 0) picture = picture.blur(Math.max(0.3, blur * SCALE));
  const bytes = await picture.raw().toBuffer();
  return Float32Array.from(bytes, (byte) => byte / 255);
}

/** Three box blurs approximate a Gaussian blur. */
function softened(values, width, height, reach) {
  let soft = values;
  for (let pass = 0; pass < 3; pass += 1) {
    soft = boxed(soft, width, height, reach, 1, width);
    soft = boxed(soft, height, width, reach, width, 1);
  }
  return soft;
}

function boxed(values, length, lines, reach, step, next) {
  const soft = new Float32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    const at = (index) => values[line * next + Math.min(length - 1, Math.max(0, index)) * step];
    let sum = 0;
    for (let index = -reach; index <= reach; index += 1) sum += at(index);
    for (let index = 0; index < length; index += 1) {
      soft[line * next + index * step] = sum / (2 * reach + 1);
      sum += at(index + reach + 1) - at(index - reach);
    }
  }
  return soft;
}

/** Limits slopes, because steep outlines would become black lines. */
const held = (slope) => Math.max(-1.1, Math.min(1.1, slope));

function normalized(vector) {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length);
}

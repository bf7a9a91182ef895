import icons from '@iconify-json/fluent-emoji/icons.json' with { type: 'json' };
import sharp from 'sharp';
import { dye, inSectors, middleColor } from './dye.mjs';
import { OWN_DRAWINGS } from './own-drawings.mjs';
import { SHADES, TONES } from './tones.mjs';

const FIELD = 32;
const SAMPLE_SIZE = 96;
const CANVAS_SIZE = 1120;
const OPAQUE = 250;

/** The garment as an SVG in one of the twelve colour words. */
export async function drawingOf(garment, color) {
  const body = bodyOf(garment);
  const pixels = await opaquePixels(asSvg(body, SAMPLE_SIZE));
  const layers = layersOf(garment, color).map((layer) => ({
    ...layer,
    base: middleColor(pixels, layer.reaches),
  }));
  return asSvg(dye(body, layers), CANVAS_SIZE, garment.turn);
}

/** The drawn garment cut out of its field, large enough to be scaled down: the drawings' own edges are jagged. */
export async function cutOut(svg) {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .trim({ background: '#0000', threshold: 8 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, outline: { width: info.width, height: info.height } };
}

/** The main dye, and one for each trimming that answers to the colour. */
function layersOf({ reserved = [], shades = {} }, color) {
  const isReserved = inSectors(reserved);
  const main = { reaches: (sample) => !isReserved(sample), tone: toneNamed(shades[color] ?? color) };
  const trimmings = reserved
    .filter(({ tone }) => tone)
    .map((sector) => ({
      reaches: inSectors([sector]),
      tone: toneNamed(sector.tone[color] ?? sector.tone.default),
    }));
  return [main, ...trimmings];
}

function bodyOf({ id, icon = id }) {
  const body = OWN_DRAWINGS[icon] ?? icons.icons[icon]?.body;
  if (!body)
    throw new Error(`There is no drawing named ${icon}: neither in own-drawings.mjs nor in the icon set.`);
  return body;
}

function toneNamed(name) {
  const tone = SHADES[name] ?? TONES[name];
  if (!tone) throw new Error(`There is no tone named ${name}: add it to tones.mjs.`);
  return tone;
}

/** A turned drawing needs room around its field, or its corners are cut off. */
function asSvg(body, size, turn = 0) {
  const margin = turn === 0 ? 0 : FIELD / 4;
  const side = FIELD + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}" width="${size}" ` +
    `height="${size}"><g transform="rotate(${turn} ${FIELD / 2} ${FIELD / 2})">${body}</g></svg>`
  );
}

async function opaquePixels(svg) {
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = [];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] >= OPAQUE) pixels.push([data[at] / 255, data[at + 1] / 255, data[at + 2] / 255]);
  }
  return pixels;
}

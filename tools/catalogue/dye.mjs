import { formatHex, fromOklch, hueDistance, parseHex, toOklch, wrapHue } from './oklch.mjs';

const HEX_COLOR = /(?<!url\()#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/g;
const FILTER_COLOR = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g;
const HUE_PLAY = 0.3;
const WIDEST_HUE_PLAY = 12;
const STRONGEST_CHROMA = 1.3;

/** The drawing with each colour moved by the first layer that reaches it; what no layer reaches stays as drawn. */
export function dye(body, layers) {
  const dyed = (rgb) => {
    const color = toOklch(rgb);
    const layer = layers.find(({ reaches }) => reaches(color));
    return layer ? fromOklch(move(color, layer.base, layer.tone)) : rgb;
  };
  return body
    .replace(HEX_COLOR, (hex) => formatHex(dyed(parseHex(hex))))
    .replace(FILTER_COLOR, (_, red, green, blue, alpha) => {
      const [r, g, b] = dyed([red, green, blue].map(Number)).map((channel) => channel.toFixed(4));
      return `values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${alpha} 0"`;
    });
}

/** The colour that stands for what `reaches` accepts of the drawn pixels: the middle of each of its measures. */
export function middleColor(pixels, reaches) {
  const colors = pixels.map(toOklch).filter(reaches);
  if (colors.length === 0) throw new Error('The dye reaches no colour of this drawing: widen its hues.');
  const east = colors.reduce((sum, { chroma, hue }) => sum + chroma * Math.cos((hue * Math.PI) / 180), 0);
  const north = colors.reduce((sum, { chroma, hue }) => sum + chroma * Math.sin((hue * Math.PI) / 180), 0);
  return {
    lightness: middle(colors.map(({ lightness }) => lightness)),
    chroma: Math.max(0.02, middle(colors.map(({ chroma }) => chroma))),
    hue: wrapHue((Math.atan2(north, east) * 180) / Math.PI),
  };
}

/** Whether a hue lies in one of the sectors, each written [from, to] clockwise, so [340, 20] crosses red. */
export const inSectors =
  (sectors) =>
  ({ hue, chroma, lightness }) =>
    sectors.some(
      ({ from, to, minChroma = 0, maxChroma = 1, minLightness = 0, maxLightness = 1 }) =>
        wrapHue(hue - from) <= wrapHue(to - from) &&
        chroma >= minChroma &&
        chroma <= maxChroma &&
        lightness >= minLightness &&
        lightness <= maxLightness,
    );

function move(color, base, tone) {
  const lightness = moveLightness(color.lightness, base.lightness, tone);
  const play = Math.max(-1, Math.min(1, (hueDistance(base.hue, color.hue) * HUE_PLAY) / WIDEST_HUE_PLAY));
  const warmth = Math.max(0, tone.lightness - lightness) * (tone.warmShade ?? 0);
  return {
    lightness,
    chroma: tone.chroma * Math.min(STRONGEST_CHROMA, color.chroma / base.chroma),
    hue: wrapHue(tone.hue + play * WIDEST_HUE_PLAY - warmth),
  };
}

function moveLightness(lightness, from, tone) {
  return lightness <= from
    ? tone.lightness * (lightness / from) ** tone.down
    : 1 - (1 - tone.lightness) * ((1 - lightness) / (1 - from)) ** tone.up;
}

function middle(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness 0 to 1, chroma about 0 to 0.3, hue in degrees. */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

const toGamma = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

/** Returns red, green and blue from 0 to 255. Reduces the chroma of colours outside the sRGB gamut. */
export function rgbOf({ lightness, chroma, hue }: Tone): Rgb {
  let kept = chroma;
  let color = unbounded(lightness, kept, hue);
  while (kept > 0.002 && color.some((channel) => channel < -0.002 || channel > 1.002)) {
    kept *= 0.95;
    color = unbounded(lightness, kept, hue);
  }
  const [red, green, blue] = color.map((channel) => 255 * Math.min(1, Math.max(0, channel)));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function unbounded(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear < 0 ? linear : toGamma(linear)));
}

const TURN = 360;

const toLinear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (linear) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);

/** Lightness 0–1, chroma about 0–0.3, hue in degrees, of red, green and blue between 0 and 1. */
export function toOklch([red, green, blue]) {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(x, y), hue: wrapHue((Math.atan2(y, x) * TURN) / (2 * Math.PI)) };
}

/** Red, green and blue between 0 and 1; the chroma gives way where the screen has no such colour. */
export function fromOklch({ lightness, chroma, hue }) {
  let kept = chroma;
  let color = unboundedRgb(lightness, kept, hue);
  while (kept > 0.002 && color.some((channel) => channel < -0.002 || channel > 1.002)) {
    kept *= 0.95;
    color = unboundedRgb(lightness, kept, hue);
  }
  return color.map((channel) => Math.min(1, Math.max(0, channel)));
}

export const wrapHue = (hue) => ((hue % TURN) + TURN) % TURN;

/** The way from one hue to another, the shorter way round: -180 to 180. */
export const hueDistance = (from, to) => wrapHue(to - from + TURN / 2) - TURN / 2;

export function parseHex(hex) {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return pairs.slice(0, 3).map((pair) => Number.parseInt(pair, 16) / 255);
}

export const formatHex = (rgb) =>
  `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

function unboundedRgb(lightness, chroma, hue) {
  const x = chroma * Math.cos((hue * 2 * Math.PI) / TURN);
  const y = chroma * Math.sin((hue * 2 * Math.PI) / TURN);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear < 0 ? linear : toGamma(linear)));
}

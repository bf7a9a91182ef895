import type { Brand, ThemeMode } from './brand.ts';
import { readColour } from './contrast.ts';
import { fontSize, fontWeight, motion, space, targetSize } from './scale.ts';

// The roles and scales in the format of the Design Tokens Community Group, 2025.10: https://www.designtokens.org/TR/2025.10/format/

interface Token {
  $type: string;
  $value: unknown;
}

export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

type Values = Readonly<Record<string, string>>;

const group = (values: Values, $type: string, read: (css: string) => unknown): TokenGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, css]) => [name, { $type, $value: read(css) }] as const),
  );

const quantity = (css: string) => {
  const [, value, unit = 'px'] = /^([\d.]+)([a-z]+)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} is no number with a unit.`);
  return { value: Number(value), unit };
};

function color(css: string) {
  const colour = readColour(css);
  if (!colour) throw new Error(`${css} is no colour that can be read here.`);
  const hex = colour.rgb.map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: colour.rgb.map((part) => Number((part / 255).toFixed(5))),
    alpha: colour.alpha,
    hex: `#${hex}`,
  };
}

const fontFamily = (css: string) => css.split(',').map((name) => name.trim().replace(/^'|'$/g, ''));

/** Parses the layers of a shadow, each written as `x y blur rgb(…)`. */
const shadow = (css: string) =>
  css.split(/,\s*/).map((layer) => {
    const [offsetX = '', offsetY = '', blur = '', ...rest] = layer.split(' ');
    const lengths = [offsetX, offsetY, blur].map(quantity);
    return {
      color: color(rest.join(' ')),
      offsetX: lengths[0],
      offsetY: lengths[1],
      blur: lengths[2],
      spread: quantity('0'),
    };
  });

const cubicBezier = (css: string) =>
  css
    .slice('cubic-bezier('.length, -1)
    .split(',')
    .map((part) => Number(part));

/** `hero` is left out: the format has no size that grows with the window. */
function scales(): TokenGroup {
  const { hero: _, ...sizes } = fontSize;
  const { curve, ...durations } = motion;
  return {
    space: group(space, 'dimension', quantity),
    fontSize: group(sizes, 'dimension', quantity),
    fontWeight: group(fontWeight, 'fontWeight', Number),
    targetSize: { $type: 'dimension', $value: quantity(targetSize) },
    duration: group(durations, 'duration', quantity),
    easing: { $type: 'cubicBezier', $value: cubicBezier(curve) },
  };
}

const shapeOf = ({ font, radius }: Brand): TokenGroup => ({
  font: group(font, 'fontFamily', fontFamily),
  radius: group(radius, 'dimension', quantity),
});

const modeOf = (brand: Brand, mode: ThemeMode): TokenGroup => ({
  color: group(brand.color[mode], 'color', color),
  shadow: group(brand.shadow[mode], 'shadow', shadow),
});

/** Returns a theme's file; all have the same roles at the same places. */
const themeTokens = (brand: Brand, mode: ThemeMode): TokenGroup => ({
  ...modeOf(brand, mode),
  ...shapeOf(brand),
  ...scales(),
});

/**
 * Returns the files of all brands by name: `tokens.json` holds everything, a file such as
 * `tokens/vitrine.dark.json` one theme.
 */
export function tokenFiles(brands: Readonly<Record<string, Brand>>): Map<string, TokenGroup> {
  const modes = ['light', 'dark'] as const;
  const all: TokenGroup = scales();
  const files = new Map([['tokens.json', all]]);
  for (const [name, brand] of Object.entries(brands)) {
    all[name] = { ...shapeOf(brand), light: modeOf(brand, 'light'), dark: modeOf(brand, 'dark') };
    for (const mode of modes) files.set(`tokens/${name}.${mode}.json`, themeTokens(brand, mode));
  }
  return files;
}

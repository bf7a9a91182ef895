import type { Brand, ColorRole, Palette, ThemeMode } from './brand.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Two colours that meet on the screen, with their contrast and the minimum of WCAG 2.2. */
export interface ContrastPair {
  mode: ThemeMode;
  /** Role of the colour in front. */
  foreground: ColorRole;
  /** Name of the colour behind it: a role, or a description of a mix. */
  background: string;
  /** Minimum contrast: 4.5 for text (1.4.3), 3 for icons, control edges and the focus ring (1.4.11). */
  needed: 3 | 4.5;
  /** Measured contrast, from 1 (none) to 21. */
  measured: number;
}

const TEXT = 4.5;
const CONTROL = 3;

const GROUNDS = ['canvas', 'surface', 'sunken'] as const;
const TEXTS = ['ink', 'inkMuted', 'accent', 'positive', 'warning', 'danger'] as const;
const PICTURES: readonly (readonly [name: string, colour: Rgb])[] = [
  ['a white picture', [255, 255, 255]],
  ['a black picture', [0, 0, 0]],
];
/** Translucent bars: the share of `canvas` in their background, and the roles of the text on them. */
const BARS: readonly (readonly [name: string, share: number, texts: readonly ColorRole[]])[] = [
  ['the header', 0.92, ['ink', 'inkMuted']],
  ['the bottom bar', 0.96, ['inkMuted', 'accent']],
];

/**
 * Returns all pairs of colours that components combine, with their contrast in both modes. Throws on a colour
 * that it cannot read.
 */
export const contrastPairs = (brand: Brand): ContrastPair[] => [
  ...pairsIn('light', brand),
  ...pairsIn('dark', brand),
];

/** Returns the pairs whose contrast is too low, to check a brand before use. */
export const contrastProblems = (brand: Brand): ContrastPair[] =>
  contrastPairs(brand).filter(({ measured, needed }) => measured < needed);

export function refuseLowContrast(brand: Brand): void {
  const problems = contrastProblems(brand);
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ mode, foreground, background, measured, needed }) =>
      `  ${mode}: ${foreground} on ${background} has ${twoDigits(measured)}, needs ${needed}`,
  );
  throw new Error(`The brand “${brand.name}” cannot be read everywhere:\n${lines.join('\n')}`);
}

/** Rounds down, so that a contrast that is too low never looks sufficient. */
const twoDigits = (contrast: number) => (Math.floor(contrast * 100) / 100).toFixed(2);

function pairsIn(mode: ThemeMode, brand: Brand): ContrastPair[] {
  const { solid, over } = coloursIn(mode, brand);
  const pair = (needed: 3 | 4.5, foreground: ColorRole, background: string, ground: Rgb): ContrastPair => ({
    mode,
    foreground,
    background,
    needed,
    measured: contrast(solid(foreground), ground),
  });
  const onRole = (needed: 3 | 4.5, foreground: ColorRole, ground: ColorRole) =>
    pair(needed, foreground, ground, solid(ground));
  const underPointer = (ground: ColorRole) =>
    [`${ground} under the pointer`, over('hover', solid(ground))] as const;

  return [
    ...GROUNDS.flatMap((ground) => [
      ...TEXTS.map((text) => onRole(TEXT, text, ground)),
      onRole(CONTROL, 'edge', ground),
      onRole(CONTROL, 'focus', ground),
    ]),
    onRole(TEXT, 'onInk', 'ink'),
    onRole(TEXT, 'onAccent', 'accent'),
    onRole(TEXT, 'canvas', 'danger'),
    ...TEXTS.map((text) => pair(TEXT, text, ...underPointer('surface'))),
    // Quiet buttons and hearts lie on any background.
    ...(['canvas', 'sunken'] as const).flatMap((ground) => [
      pair(TEXT, 'ink', ...underPointer(ground)),
      pair(CONTROL, 'accent', ...underPointer(ground)),
    ]),
    pair(TEXT, 'onInk', 'ink under the pointer', mixed(solid('ink'), 0.86, solid('canvas'))),
    pair(TEXT, 'canvas', 'danger under the pointer', mixed(solid('danger'), 0.88, solid('ink'))),
    pair(CONTROL, 'inkMuted', 'a disabled button', mixed(solid('ink'), 0.12, solid('canvas'))),
    ...(['ink', 'accent', 'positive', 'warning', 'danger'] as const).map((tone) =>
      pair(TEXT, 'ink', `a soft badge of ${tone}`, mixed(solid(tone), 0.14, solid('canvas'))),
    ),
    ...(['inkMuted', 'positive', 'warning', 'danger'] as const).flatMap((tone) => {
      const callout = [`a callout of ${tone}`, mixed(solid(tone), 0.1, solid('canvas'))] as const;
      return [pair(TEXT, 'ink', ...callout), pair(CONTROL, tone, ...callout)];
    }),
    pair(TEXT, 'inkMuted', 'a drop with files over it', mixed(solid('ink'), 0.08, solid('sunken'))),
    ...PICTURES.flatMap(([picture, colour]) => [
      ...BARS.flatMap(([bar, share, texts]) =>
        texts.map((text) =>
          pair(TEXT, text, `${bar} over ${picture}`, mixed(solid('canvas'), share, colour)),
        ),
      ),
      ...(['onDisc', 'accent', 'focus'] as const).map((icon) =>
        pair(CONTROL, icon, `disc over ${picture}`, over('disc', colour)),
      ),
    ]),
  ];
}

/** Returns functions that read the colours of a mode: opaque ones, and those laid over a ground. */
function coloursIn(mode: ThemeMode, brand: Brand) {
  const palette: Partial<Palette> = brand.color[mode];
  const read = (role: ColorRole) => {
    const colour = readColour(palette[role]);
    if (colour) return colour;
    throw new Error(
      `The brand “${brand.name}” has ${palette[role] ?? 'nothing'} for color.${mode}.${role}: write #RRGGBB, rgb(r g b / alpha) or transparent.`,
    );
  };
  return {
    solid(role: ColorRole): Rgb {
      const { rgb, alpha } = read(role);
      if (alpha === 1) return rgb;
      throw new Error(
        `The brand “${brand.name}” has a translucent color.${mode}.${role}, and what lies below it is not known.`,
      );
    },
    over(role: ColorRole, ground: Rgb): Rgb {
      const { rgb, alpha } = read(role);
      return mixed(rgb, alpha, ground);
    },
  };
}

/** Parses `#RRGGBB`, `rgb(r g b / alpha)` and `transparent`. Returns undefined for other notations. */
export function readColour(colour: string | undefined): { rgb: Rgb; alpha: number } | undefined {
  if (colour === 'transparent') return { rgb: [0, 0, 0], alpha: 0 };
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour ?? '');
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => Number.parseInt(pair, 16));
    return { rgb: [red, green, blue], alpha: 1 };
  }
  const parts = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3})(?: \/ ([\d.]+))?\)$/.exec(colour ?? '');
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts.slice(1).map((part) => Number(part ?? 1));
  return Math.max(red, green, blue) <= 255 && alpha <= 1 ? { rgb: [red, green, blue], alpha } : undefined;
}

/** Mixes like `color-mix(in srgb, one share, other)`. */
function mixed([r1, g1, b1]: Rgb, share: number, [r2, g2, b2]: Rgb): Rgb {
  const mix = (one: number, other: number) => one * share + other * (1 - share);
  return [mix(r1, r2), mix(g1, g2), mix(b1, b2)];
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

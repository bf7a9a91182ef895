import { describe, expect, test } from 'vitest';
import { darkPalette, evergreen, lightPalette, type Palette } from './palettes.ts';

type Role = keyof Palette;
type Rgb = [red: number, green: number, blue: number];

const grounds = ['canvas', 'surface', 'sunken'] as const;
const texts = ['ink', 'inkMuted', 'accent', 'positive', 'warning', 'danger'] as const;

/** The least that WCAG 2.2 asks of text (1.4.3) and of icons, control edges and focus rings (1.4.11). */
const least = { text: 4.5, control: 3 };

const textPairs: [Role, Role][] = [
  ...texts.flatMap((text) => grounds.map((ground): [Role, Role] => [text, ground])),
  ['onInk', 'ink'],
  ['onAccent', 'accent'],
  ['canvas', 'danger'],
];

const controlPairs = (['edge', 'focus'] as const).flatMap((role) =>
  grounds.map((ground): [Role, Role] => [role, ground]),
);

const pictures: [string, Rgb][] = [
  ['white', [255, 255, 255]],
  ['black', [0, 0, 0]],
];

/** Bars that let the page shine through: their share of canvas, and the texts on them. */
const bars: [name: string, share: number, texts: Role[]][] = [
  ['header', 0.92, ['ink', 'inkMuted']],
  ['bottom bar', 0.96, ['inkMuted', 'accent']],
];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
  ['light evergreen', { ...lightPalette, ...evergreen.light }],
  ['dark evergreen', { ...darkPalette, ...evergreen.dark }],
])('%s theme', (_, palette: Palette) => {
  test.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(opaque(palette[text]), opaque(palette[ground]))).toBeGreaterThanOrEqual(least.text);
  });

  test.each(texts)('%s can be read on a surface under the pointer', (text) => {
    const hovered = over(palette.hover, opaque(palette.surface));
    expect(contrast(opaque(palette[text]), hovered)).toBeGreaterThanOrEqual(least.text);
  });

  test.each(grounds)('a quiet button and a heart on %s can be seen under the pointer', (ground) => {
    const hovered = over(palette.hover, opaque(palette[ground]));
    expect(contrast(opaque(palette.ink), hovered)).toBeGreaterThanOrEqual(least.text);
    expect(contrast(opaque(palette.accent), hovered)).toBeGreaterThanOrEqual(least.control);
  });

  test('a filled button that is disabled can be seen', () => {
    const ground = mixed(opaque(palette.ink), 0.12, opaque(palette.canvas));
    expect(contrast(opaque(palette.inkMuted), ground)).toBeGreaterThanOrEqual(least.control);
  });

  test('filled buttons can be read under the pointer', () => {
    const primary = mixed(opaque(palette.ink), 0.86, opaque(palette.canvas));
    expect(contrast(opaque(palette.onInk), primary)).toBeGreaterThanOrEqual(least.text);
    const danger = mixed(opaque(palette.danger), 0.88, opaque(palette.ink));
    expect(contrast(opaque(palette.canvas), danger)).toBeGreaterThanOrEqual(least.text);
  });

  describe.each(pictures)('over a %s picture', (_name, picture) => {
    test.each(bars)('the %s can be read', (_bar, share, barTexts) => {
      const bar = mixed(opaque(palette.canvas), share, picture);
      for (const text of barTexts)
        expect(contrast(opaque(palette[text]), bar)).toBeGreaterThanOrEqual(least.text);
    });
  });

  test.each(controlPairs)('%s tells a control from %s', (role, ground) => {
    expect(contrast(opaque(palette[role]), opaque(palette[ground]))).toBeGreaterThanOrEqual(least.control);
  });

  test.each(pictures)('icons on their disc stand out from a %s picture', (_name, picture) => {
    const disc = over(palette.disc, picture);
    expect(contrast(opaque(palette.onDisc), disc)).toBeGreaterThanOrEqual(least.control);
    expect(contrast(opaque(palette.accent), disc)).toBeGreaterThanOrEqual(least.control);
    expect(contrast(opaque(palette.focus), disc)).toBeGreaterThanOrEqual(least.control);
  });
});

test('every role is measured, but those that only decorate', () => {
  const measured = new Set([...textPairs.flat(), ...controlPairs.flat(), 'disc', 'onDisc', 'hover']);
  expect(Object.keys(lightPalette).filter((role) => !measured.has(role as Role))).toEqual([
    'line',
    'scrim',
    'veil',
  ]);
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  expect(contrast(opaque('#767676'), opaque('#FFFFFF'))).toBeCloseTo(4.54, 2);
});

function opaque(colour: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) throw new Error(`${colour} is not written as #RRGGBB, so its contrast is not known here.`);
  return hex.slice(1).map((pair) => Number.parseInt(pair, 16)) as Rgb;
}

/** What is seen of `rgb(r g b / alpha)` over a ground. */
function over(colour: string, ground: Rgb): Rgb {
  const [red, green, blue, alpha] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (alpha === undefined) throw new Error(`${colour} is not written as rgb(r g b / alpha).`);
  return [red, green, blue].map((part, i) => part! * alpha + ground[i]! * (1 - alpha)) as Rgb;
}

/** `color-mix(in srgb, one share, other)`. */
const mixed = (one: Rgb, share: number, other: Rgb): Rgb =>
  one.map((part, i) => part * share + other[i]! * (1 - share)) as Rgb;

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

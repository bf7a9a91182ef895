import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { parseSync } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { apart, type SmallFont } from './document-fonts.ts';
import { documentLetters, ITALIC_TEXTS } from './document-letters.ts';
import { isWithin, rangeOf, spansIn, spansOf, withoutPoints } from './unicode-range.ts';

const root = join(import.meta.dirname, '../../..');
const { resolve } = createRequire(import.meta.url);

const catalogues = [
  'apps/web/src/**/*.{messages,failures,sign-in}.ts',
  'packages/ui/src/**/*.messages.ts',
].flatMap((pattern) => globSync(pattern, { cwd: root }));

async function fontsOfDocument(shop?: Parameters<typeof documentLetters>[0]) {
  const sheets = readFileSync(join(root, 'apps/web/src/shell/fonts/fonts.ts'), 'utf8').matchAll(
    /^import '(@fontsource[^']*)'/gm,
  );
  const letters = documentLetters(shop);
  const parts = [...sheets].map(([, name = '']) => {
    const path = resolve(name);
    return apart(readFileSync(path, 'utf8'), dirname(path), letters);
  });
  return Promise.all(parts);
}

let fonts: SmallFont[];
let rest: string;
beforeAll(async () => {
  const parts = await fontsOfDocument();
  fonts = parts.flatMap(({ smallFonts }) => smallFonts);
  rest = parts.map(({ css }) => css).join('\n');
});

interface Node {
  [part: string]: unknown;
}

/** Returns the texts in a syntax tree, as at run time. With names, only the fixed texts of such properties. */
function textsIn(node: unknown, names?: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => textsIn(part, names));
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, key } = node as Node;
  if (names && type === 'Property' && names.includes(String((key as Node).name)))
    return /Function/.test(String((value as Node).type)) ? [] : textsIn(value);
  if (!names && type === 'Literal' && typeof value === 'string') return [value];
  if (!names && type === 'TemplateElement') return [String((value as Node).cooked)];
  return Object.values(node).flatMap((part) => textsIn(part, names));
}

const lettersOfCatalogues = (names?: readonly string[]) =>
  new Set(
    catalogues.flatMap((file) => [
      ...textsIn(parseSync(file, readFileSync(join(root, file), 'utf8')).program, names).join(''),
    ]),
  );

/** Returns the code points with a glyph. */
async function pointsIn({ bytes, descriptors }: SmallFont): Promise<Set<number>> {
  const all = spansIn(descriptors.unicodeRange ?? '').flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  const font = await subsetFont(bytes, String.fromCodePoint(...all), { targetFormat: 'sfnt' });
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(record + 8);
  const formats = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, place) =>
    font.readUInt32BE(cmap + 4 + 8 * place + 4),
  );
  const segments = cmap + (formats.find((at) => font.readUInt16BE(cmap + at) === 4) ?? 0);
  const count = font.readUInt16BE(segments + 6) / 2;
  const ofSegment = (list: number, place: number) =>
    font.readUInt16BE(segments + 14 + 2 * (list * count + place) + (list > 0 ? 2 : 0));
  return new Set(
    Array.from({ length: count }, (_, place) => [ofSegment(1, place), ofSegment(0, place)] as const)
      .filter(([first]) => first !== 0xffff)
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step)),
  );
}

const fontNamed = (name: string) => {
  const found = fonts.find((font) => font.name.includes(name));
  if (!found) throw new Error(`No font is named ${name}.`);
  return found;
};

const missingIn = async (font: SmallFont, letters: Iterable<string>) => {
  const there = await pointsIn(font);
  const range = spansIn(font.descriptors.unicodeRange ?? '');
  return [...letters].filter((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return letter >= ' ' && !(there.has(point) && isWithin(range, point));
  });
};

test('the document has three fonts: text, headings and italics', () => {
  expect(fonts.map(({ family, descriptors: { style, weight } }) => [family, style, weight])).toEqual([
    ['Inter Variable', 'normal', '100 900'],
    ['Instrument Serif', 'normal', '400'],
    ['Instrument Serif', 'italic', '400'],
  ]);
});

test.each(['inter', '400-normal'])(
  'every letter of the catalogues has a glyph in the font %s',
  async (name) => {
    const letters = lettersOfCatalogues();
    expect(letters.size).toBeGreaterThan(60);
    expect(await missingIn(fontNamed(name), letters)).toEqual([]);
  },
);

test.each(['inter', '400-normal'])('prices and basic Latin have glyphs in the font %s', async (name) => {
  const basic = Array.from({ length: 0x5f }, (_, place) => String.fromCharCode(0x20 + place));
  expect(await missingIn(fontNamed(name), [...basic, ...'$€£¥\u00a0'])).toEqual([]);
});

test('every letter of the texts in italics has a glyph in the italic font', async () => {
  const letters = lettersOfCatalogues(ITALIC_TEXTS);
  expect(letters.size).toBeGreaterThan(10);
  expect(await missingIn(fontNamed('italic'), letters)).toEqual([]);
});

test('no other texts are set in italics than those whose letters the italic font has', () => {
  const italics = globSync('{apps/web,packages/ui}/src/**/*.css.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("fontStyle: 'italic'"),
  );
  // `headlineWords`, `promisedWord`, `found`, and names of hashtags, which are in lower case.
  expect(italics.map((file) => file.split('/').at(-1)).sort()).toEqual([
    'DownloadPage.css.ts',
    'HashtagPosts.css.ts',
    'RotatingHeadline.css.ts',
    'SignInPage.css.ts',
    'not-found.css.ts',
  ]);
});

test('the letters of a shop’s own texts and currency are in the fonts', async () => {
  const parts = await fontsOfDocument({
    folder: root,
    locale: 'pl-PL',
    currency: 'PLN',
    messages: import.meta.filename,
  });
  // ąęłß
  const points = await Promise.all(parts.flatMap(({ smallFonts }) => smallFonts).map(pointsIn));
  for (const letter of 'ąęłß')
    expect(
      points.some((there) => there.has(letter.codePointAt(0) ?? 0)),
      letter,
    ).toBe(true);
});

test('other letters stay with the style sheet of the app, which has none of those of the document', () => {
  const spans = [
    ...rest.matchAll(/font-family: '([^']*)';\s*font-style: (\w+);[^}]*unicode-range: ([^;]*);/g),
  ];
  for (const { family, descriptors } of fonts) {
    const others = spans
      .filter(([, name, style]) => name === family && style === descriptors.style)
      .flatMap(([, , , range = '']) => spansIn(range));
    const own = spansIn(descriptors.unicodeRange ?? '');
    expect(own.filter(([first, last]) => isWithin(others, first) || isWithin(others, last))).toEqual([]);
    for (const letter of 'ôßł') expect(isWithin(others, letter.codePointAt(0) ?? 0), letter).toBe(true);
  }
});

test('the fonts of the document need at most 28.5 kB', () => {
  expect(fonts.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(28_500);
});

test('the same letters make the same files', async () => {
  const again = (await fontsOfDocument()).flatMap(({ smallFonts }) => smallFonts);
  expect(again.map(({ bytes }) => bytes.toString('base64'))).toEqual(
    fonts.map(({ bytes }) => bytes.toString('base64')),
  );
});

test('ranges are read, shortened and written', () => {
  expect(spansIn('U+0000-00FF, U+0131')).toEqual([
    [0, 0xff],
    [0x131, 0x131],
  ]);
  expect(rangeOf(spansOf([0x62, 0x61, 0x63, 0x20ac]))).toBe('U+61-63,U+20AC');
  expect(rangeOf(withoutPoints(spansIn('U+20-7E,U+A0'), [0x20, 0x41, 0x7e, 0xa0]))).toBe('U+21-40,U+42-7D');
});

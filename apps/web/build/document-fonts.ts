import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type DocumentLetters, documentLetters } from './document-letters.ts';
import type { OwnShop } from './shop-definition.ts';
import { isWithin, rangeOf, spansIn, spansOf, withoutPoints } from './unicode-range.ts';

/** A small font of the document, as arguments of `FontFace`. */
export type DocumentFace = [family: string, path: string, descriptors: FontFaceDescriptors];

export interface SmallFont {
  family: string;
  descriptors: FontFaceDescriptors;
  /** File name, without its ending. */
  name: string;
  bytes: Buffer;
}

/** Weights that components use. */
const WEIGHTS = { min: 400, max: 600 };
/** Kerning, and digits of equal width. */
const FEATURES = ['kern', 'tnum'];
/**
 * Tables for hinting, style menus and marks. Without `GDEF`, which has the variations of kerning, all weights
 * have the kerning of the regular one.
 */
const UNUSED_TABLES = ['STAT', 'MVAR', 'gasp', 'GDEF'];

/**
 * Takes the letters of the document's fonts out of the font faces that the app imports, into small files. The
 * app's style sheet keeps the faces for all other letters.
 */
export function documentFonts(shop: OwnShop | undefined) {
  const fonts: (Omit<SmallFont, 'bytes'> & { reference: string })[] = [];
  let faces: DocumentFace[] = [];
  let letters: DocumentLetters | undefined;

  const plugin: Plugin = {
    name: 'document-fonts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      fonts.length = 0;
    },
    transform: {
      filter: { id: /\/@fontsource[^?]*\.css$/ },
      async handler(code, id) {
        letters ??= documentLetters(shop);
        const { css, smallFonts } = await apart(code, dirname(id), letters);
        for (const { bytes, ...font } of smallFonts) {
          const reference = this.emitFile({
            type: 'asset',
            name: `document-${font.name}.woff2`,
            source: bytes,
          });
          fonts.push({ ...font, reference });
        }
        return { code: css, map: null };
      },
    },
    generateBundle: {
      order: 'pre',
      handler() {
        faces = fonts
          .map(
            ({ family, descriptors, reference }): DocumentFace => [
              family,
              `/${this.getFileName(reference)}`,
              descriptors,
            ],
          )
          .sort(([, one], [, other]) => (one < other ? -1 : 1));
      },
    },
  };
  return { plugin, faces: () => faces };
}

/** Returns small fonts with the letters of some font faces, and the faces without these letters. */
export async function apart(css: string, folder: string, letters: DocumentLetters) {
  const smallFonts: SmallFont[] = [];
  let rest = css;
  for (const [rule] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const said = (descriptor: string) =>
      new RegExp(`${descriptor}:\\s*([^;]*);`).exec(rule)?.[1]?.replace(/^'|'$/g, '') ?? '';
    const file = /url\(([^)]*\.woff2)\)/.exec(rule)?.[1];
    const range = said('unicode-range');
    if (!file || !range) continue;
    const spans = spansIn(range);
    const style = said('font-style');
    const wanted = style === 'italic' ? letters.italic : letters.upright;
    const points = [...wanted]
      .map((letter) => letter.codePointAt(0) ?? 0)
      .filter((point) => isWithin(spans, point));
    if (points.length === 0) continue;
    const weight = said('font-weight');
    smallFonts.push({
      family: said('font-family'),
      // Browsers choose among faces by style and weight first, so these equal those of the other letters.
      descriptors: { style, weight, unicodeRange: rangeOf(spansOf(points)) },
      name: basename(file, '.woff2'),
      bytes: await subsetFont(readFileSync(join(folder, file)), String.fromCodePoint(...points), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
        dropTables: UNUSED_TABLES,
        ...(weight.includes(' ') && { variationAxes: { wght: WEIGHTS } }),
      }),
    });
    rest = rest.replace(rule, rule.replace(range, rangeOf(withoutPoints(spans, points))));
  }
  return { css: rest, smallFonts };
}

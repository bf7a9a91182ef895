import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** The sheets that describe the fonts of the design system, each a module of the packages that bring them. */
const SHEETS = [
  '@fontsource-variable/inter/index.css',
  '@fontsource/instrument-serif/400.css',
  '@fontsource/instrument-serif/400-italic.css',
];

/** The faces of the fonts, and the files that they name as they lie in `folder`: WOFF2 only, which every browser reads. */
export function webFonts(folder: string, importer: string): { css: string; files: Map<string, Buffer> } {
  const { resolve } = createRequire(importer);
  const files = new Map<string, Buffer>();
  const css = SHEETS.map((sheet) => {
    const within = join(resolve(sheet), '..');
    files.set(`${sheet.split('/')[1]}.LICENSE`, readFileSync(join(within, 'LICENSE')));
    return readFileSync(resolve(sheet), 'utf8')
      .replace(/, url\([^)]*\.woff\) format\('woff'\)/g, '')
      .replace(/url\(([^)]*)\)/g, (_, path: string) => {
        files.set(basename(path), readFileSync(join(within, path)));
        return `url(${folder}/${basename(path)})`;
      });
  });
  return { css: css.join('\n'), files };
}

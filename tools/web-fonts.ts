import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** Style sheets of the font packages that declare the design system's fonts. */
const SHEETS = [
  '@fontsource-variable/inter/index.css',
  '@fontsource/instrument-serif/400.css',
  '@fontsource/instrument-serif/400-italic.css',
];

/**
 * Returns the font faces, and the files for `folder`: licenses, and fonts as WOFF2, which every browser
 * reads.
 */
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

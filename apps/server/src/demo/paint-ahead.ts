import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PAINTED_AHEAD, PAINTED_FOLDER, paintedAs } from './painted-pictures.ts';
import { paintedWebps } from './painter/paint.ts';
import { demoWindow, type ProductLook } from './still-lifes.ts';

/**
 * Paints the pictures of the first products into a folder, so that a new shop opens with them. What is there under its
 * name shows the same and stays; what nothing shows any more goes.
 */
export async function paintAhead(): Promise<{ painted: number; kept: number }> {
  await mkdir(PAINTED_FOLDER, { recursive: true });
  const there = new Set(await readdir(PAINTED_FOLDER));
  const { catalogue, looks } = demoWindow();
  const shown = catalogue.slice(0, PAINTED_AHEAD.products).flatMap(({ id }) => looks.get(id) ?? []);
  const files = (look: ProductLook) => PAINTED_AHEAD.widths.map((width) => paintedAs(look, 0, width));
  const names = new Set(shown.flatMap(files));
  for (const file of there) if (!names.has(file)) await rm(new URL(file, PAINTED_FOLDER));
  const missing = shown.filter((look) => files(look).some((file) => !there.has(file)));
  sharp.concurrency(1);
  for (const look of missing) {
    const pictures = await paintedWebps(look.views[0], PAINTED_AHEAD.widths);
    for (const [index, file] of files(look).entries()) {
      const draft = new URL(`${file}.draft`, PAINTED_FOLDER);
      await writeFile(draft, pictures[index] ?? '');
      await rename(draft, new URL(file, PAINTED_FOLDER));
    }
  }
  return { painted: missing.length, kept: shown.length - missing.length };
}

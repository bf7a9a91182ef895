import { readdir, rm, writeFile } from 'node:fs/promises';
import { DEMO_PICTURES } from '../src/demo/demo-pictures.ts';
import { paintedWebp } from '../src/demo/painter/paint.ts';
import { plainLife } from '../src/demo/still-lifes.ts';

/** Paints every garment in its colours and nothing else: what is shown while the picture of a product is painted. */
const folder = new URL('../src/demo/pictures/', import.meta.url);
const WIDTH = 320;

// The faces of the demo people lie there as well.
for (const file of await readdir(folder))
  if (file.endsWith(`-${WIDTH}.webp`)) await rm(new URL(file, folder));
for (const picture of DEMO_PICTURES) {
  await writeFile(
    new URL(`${picture.id}-${WIDTH}.webp`, folder),
    await paintedWebp(plainLife(picture), WIDTH),
  );
}
process.stdout.write(`${DEMO_PICTURES.length} plain pictures.\n`);

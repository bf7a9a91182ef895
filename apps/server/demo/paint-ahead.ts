import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fileOf, PAINTED_AHEAD, PAINTED_FOLDER } from './painted-pictures.ts';
import { paintedWebps, type StillLife } from './painter/paint.ts';
import { demoSocial } from './posts.ts';
import { demoWindow } from './still-lifes.ts';

/**
 * Paints pictures of the first products and of all posts, so that a new shop opens with them. Files are named
 * by content, so existing ones are kept. Unused files are removed.
 */
export async function paintAhead(): Promise<{ painted: number; kept: number }> {
  await mkdir(PAINTED_FOLDER, { recursive: true });
  const there = new Set(await readdir(PAINTED_FOLDER));
  const shown = [...ofProducts(), ...ofPosts()];
  const names = new Set(shown.flatMap(filesOf));
  for (const file of there) if (!names.has(file)) await rm(new URL(file, PAINTED_FOLDER));
  const missing = shown.filter((picture) => filesOf(picture).some((file) => !there.has(file)));
  sharp.concurrency(1);
  for (const picture of missing) {
    const painted = await paintedWebps(picture.life, picture.widths);
    for (const [index, file] of filesOf(picture).entries()) {
      const draft = new URL(`${file}.draft`, PAINTED_FOLDER);
      await writeFile(draft, painted[index] ?? '');
      await rename(draft, new URL(file, PAINTED_FOLDER));
    }
  }
  return { painted: missing.length, kept: shown.length - missing.length };
}

interface PaintedAhead {
  life: StillLife;
  widths: readonly number[];
}

const filesOf = ({ life, widths }: PaintedAhead) => widths.map((width) => fileOf(life, width));

function ofProducts(): PaintedAhead[] {
  const { catalogue, looks } = demoWindow();
  const first = catalogue.slice(0, PAINTED_AHEAD.products).flatMap(({ id }) => looks.get(id) ?? []);
  return first.map(({ views: [life] }) => ({ life, widths: PAINTED_AHEAD.widths }));
}

const ofPosts = (): PaintedAhead[] =>
  demoSocial().posts.flatMap(({ media }) =>
    media.flatMap((medium) =>
      'outfit' in medium ? [{ life: medium.outfit.life, widths: PAINTED_AHEAD.postWidths }] : [],
    ),
  );

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconFiles, iconFolders } from './icons.ts';

const root = join(import.meta.dirname, '..');

test('icons and their licenses match lucide (write them anew with `pnpm icons`)', async () => {
  const files = await iconFiles();
  for (const [file, text] of files) {
    expect.soft(await readFile(join(root, file), 'utf8').catch(() => 'no file'), file).toBe(text);
  }
  const found = await Promise.all(
    iconFolders.map(async (folder) => (await readdir(join(root, folder))).map((name) => `${folder}/${name}`)),
  );
  expect(found.flat().toSorted()).toEqual(
    [...files.keys()].filter((file) => file.endsWith('.ts')).toSorted(),
  );
});

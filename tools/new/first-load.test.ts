// @module-tag long/generators
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkingCopy, type WorkingCopy } from '../testing/working-copy.ts';

// Tests that the page loaded first does not grow with unrelated features.

// Maximum growth in compressed bytes; changed file names compress slightly differently.
const MOST_BYTES_MORE = 50;

let copy: WorkingCopy;
let weighed: { scripts: number; styles: number };

beforeAll(async () => {
  copy = await openWorkingCopy();
  weighed = await firstLoad();
  expect(Math.min(weighed.scripts, weighed.styles)).toBeGreaterThan(0);
});
afterAll(() => copy[Symbol.asyncDispose]());

/** Builds packages and app. Returns the compressed bytes that every page loads. */
async function firstLoad(): Promise<{ scripts: number; styles: number }> {
  const packages = ['ui', 'hooks', 'api'].map((name) => copy.run('rm -rf dist && tsup', `packages/${name}`));
  for (const { exitCode, output } of [
    ...(await Promise.all(packages)),
    await copy.run('vite build', 'apps/web'),
  ]) {
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.any(String) });
  }
  const { always } = JSON.parse(await copy.read('apps/web/dist/site-map.json')) as {
    always: { scripts: string[]; styles: string[] };
  };
  const weigh = async (files: string[]) => {
    const texts = files.map((file) => copy.read(`apps/web/dist${file}`));
    const weights = (await Promise.all(texts)).map((text) => gzipSync(text, { level: 9 }).length);
    return weights.reduce((sum, bytes) => sum + bytes, 0);
  };
  return { scripts: await weigh(always.scripts), styles: await weigh(always.styles) };
}

async function growth(made: readonly string[]): Promise<{ scripts: number; styles: number }> {
  const before = weighed;
  expect(await copy.run(`node tools/new/new.ts ${made.join(' ')}`)).toMatchObject({ exitCode: 0 });
  weighed = await firstLoad();
  const grown = { scripts: weighed.scripts - before.scripts, styles: weighed.styles - before.styles };
  console.log('First load:', before, 'and with more:', grown);
  return grown;
}

// Builds everything once more, beside other builds.
const FOR_A_BUILD = { timeout: 180_000, retry: 0 };

it(
  'the first load does not grow with areas, routes and components that it does not show',
  FOR_A_BUILD,
  async () => {
    // Names that no area of the product will have.
    const { scripts, styles } = await growth([
      'area lanterns',
      'area orchards',
      'area atlases',
      'component likes/LikeCount',
      'route tidal-charts',
      'route bell-towers',
      'route harbours',
      'route atlases',
    ]);
    expect(Math.abs(scripts)).toBeLessThanOrEqual(MOST_BYTES_MORE);
    expect(Math.abs(styles)).toBeLessThanOrEqual(MOST_BYTES_MORE);
  },
);

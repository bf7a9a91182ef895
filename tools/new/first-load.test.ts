import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkingCopy, type WorkingCopy } from '../testing/working-copy.ts';

// What people load first is the landing page, however much else the product can do.

// Names of files change with their contents, and compress a little better or worse.
const MOST_BYTES_MORE = 50;

let copy: WorkingCopy;
let weighed: { scripts: number; styles: number };

beforeAll(async () => {
  copy = await openWorkingCopy();
  weighed = await firstLoad();
  expect(Math.min(weighed.scripts, weighed.styles)).toBeGreaterThan(0);
});
afterAll(() => copy[Symbol.asyncDispose]());

/** Builds without declarations, and weighs what every page of the app needs, the landing page among them. */
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

/** Makes things with the generators, and answers how many bytes more the first load has then. */
async function growth(made: readonly string[]): Promise<{ scripts: number; styles: number }> {
  const before = weighed;
  expect(await copy.run(`node tools/new/new.ts ${made.join(' ')}`)).toMatchObject({ exitCode: 0 });
  weighed = await firstLoad();
  const grown = { scripts: weighed.scripts - before.scripts, styles: weighed.styles - before.styles };
  console.log('First load:', before, 'and with more:', grown);
  return grown;
}

it('does not grow with areas, routes and components that it does not show', async () => {
  const { scripts, styles } = await growth([
    'area wishes',
    'area friends',
    'area offers',
    'component likes/LikeCount',
    'route help-support',
    'route about',
    'route rooms',
    'route offers',
  ]);
  expect(Math.abs(scripts)).toBeLessThanOrEqual(MOST_BYTES_MORE);
  expect(Math.abs(styles)).toBeLessThanOrEqual(MOST_BYTES_MORE);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rewriteVideo } from '../src/media/rewrite-video.ts';
import { filmNameOf, filmOfMedium } from './people-pictures.ts';
import { linksOf } from './posts.seed.ts';
import { demoSocial } from './posts.ts';

const { posts } = demoSocial();
const filmed = posts.filter((post) => post.media.some((medium) => filmOfMedium(post, medium)));
const folder = mkdtempSync(join(tmpdir(), 'vitrine-films-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('at least two posts in ten have a film, are filtered, or link to a page without a product', () => {
  const hasState = posts.filter(
    (post) =>
      filmed.includes(post) ||
      post.isFiltered ||
      linksOf(post, 'http://localhost:3000').some(({ preview }) =>
        JSON.stringify(preview).includes('"alternativeMatch":true'),
      ),
  );
  expect(hasState.length / posts.length).toBeGreaterThanOrEqual(0.2);
  expect(filmed.length).toBeGreaterThanOrEqual(8);
  expect(posts.filter(({ isFiltered }) => isFiltered).length).toBeGreaterThanOrEqual(12);
});

test('the first person, whose profile is seen first, has a film', () => {
  expect(filmed.map(({ username }) => username)).toContain('mina.k');
});

test.each(filmed.map((post) => [filmNameOf(post), post] as const))(
  'the film %s is one that the server would accept, in the size of its post',
  async (name, post) => {
    const film = new URL(`pictures/${name}`, import.meta.url);
    expect(readFileSync(film).length).toBeLessThan(400_000);
    const copy = join(folder, name);
    await copyFile(film, copy);
    const { width, height } = await rewriteVideo(copy, 'webm');
    const [medium] = post.media;
    expect(medium && filmOfMedium(post, medium)).toMatchObject({ width, height });
  },
);

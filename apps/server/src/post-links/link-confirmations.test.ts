import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SafeFetch } from '../outbound/safe-fetch.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';

const KETTLE = 'https://kiln.example/kettle';

/** What the page of the shop sells. */
let sold: object = {};
const safeFetch: SafeFetch = Object.assign(
  async (url: string) => ({
    url,
    contentType: 'text/html',
    bytes: Buffer.from(`<script type="application/ld+json">${JSON.stringify(sold)}</script>`),
  }),
  { close: async () => undefined },
);
const sell = (name: string, price: number) => {
  sold = { '@type': 'Product', name, offers: { price, priceCurrency: 'USD' } };
};

const folder = mkdtempSync(join(tmpdir(), 'vitrine-post-links-'));
let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder }, { safeFetch });
  owner = await world.person();
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const linkOf = async (postId: string) =>
  (await world.client().postLinks.list({ params: { postId } })).links[0];
const say = (postId: string, userConfirmedAccurate: boolean, { client } = owner) =>
  client.postLinks.confirm({ body: { postId, url: KETTLE, userConfirmedAccurate } });
const readAnew = () => owner.client.productLinks.preview({ body: { url: KETTLE, forceRefresh: true } });

// 1 §4
describe('what the owner of a post says of a link', () => {
  it('verifies the product that is there by then, for everybody, until they verify another', async () => {
    sell('Kettle', 64);
    const { id } = await publish(world, owner, { links: [{ url: KETTLE, label: 'My find' }] });
    expect(await linkOf(id)).toMatchObject({ userConfirmedAccurate: null, previewData: null });
    const kettle = { name: 'Kettle', price: 64 };
    const verified = await say(id, true);
    expect(verified).toMatchObject({
      userConfirmedAccurate: true,
      previewData: { productData: kettle, verifiedProductSnapshot: kettle },
    });
    expect(verified.previewData?.verifiedProductId).toBe(verified.previewData?.productData?.id);
    expect(await linkOf(id)).toEqual(verified);

    sell('Teapot', 80);
    expect((await readAnew()).productData).toMatchObject({ name: 'Teapot' });
    expect(await linkOf(id)).toEqual(verified);
    await say(id, true);
    const teapot = { name: 'Teapot', price: 80 };
    expect(await linkOf(id)).toMatchObject({
      previewData: { productData: teapot, verifiedProductSnapshot: teapot },
    });
  });

  it('is no verification where it is said to be wrong', async () => {
    sell('Kettle', 64);
    await readAnew();
    const { id } = await publish(world, owner, { links: [{ url: KETTLE, label: 'My find' }] });
    await say(id, true);
    await say(id, false);
    expect(await linkOf(id)).toMatchObject({
      userConfirmedAccurate: false,
      previewData: { verifiedProductId: null, verifiedProductSnapshot: null },
    });
  });

  it('is theirs alone to say', async () => {
    const { id } = await publish(world, owner, { links: [{ url: KETTLE, label: 'My find' }] });
    await expect(say(id, true, await world.person())).rejects.toMatchObject({
      status: 403,
      code: 'post_not_yours',
    });
    expect(await linkOf(id)).toMatchObject({ userConfirmedAccurate: null });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SafeFetch } from '../outbound/safe-fetch.ts';
import { products } from '../products/products.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';

const KETTLE = 'https://kiln.example/kettle';

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
describe('the owner’s verdict on a link', () => {
  it('confirming verifies the product behind the link for all viewers, until the owner verifies another', async () => {
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

  it('rejecting removes the verification', async () => {
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

  // D87
  describe('a verdict on a product of the catalogue', () => {
    const onTheShelf = async (ownerId: string | null, more: object = {}) => {
      await world.database.db.delete(products);
      sell('Kettle', 64);
      await world.shelve({
        id: 'kettle',
        name: 'A kettle',
        priceCents: 5000,
        link: KETTLE,
        ownerId,
        ...more,
      });
      await readAnew();
      return (await publish(world, owner, { links: [{ url: KETTLE, label: 'My find' }] })).id;
    };
    const verified = async () => (await world.client().products.verified({ query: {} })).products;
    const shelved = async () => (await world.database.db.select().from(products))[0];

    it('confirming verifies the owner’s own product until they reject it, and changes no other column', async () => {
      const post = await onTheShelf(owner.id);
      const before = await shelved();
      await say(post, true);
      expect(await verified()).toMatchObject([{ id: 'kettle', name: 'A kettle', price: 50, verified: true }]);
      expect(await shelved()).toEqual({ ...before, verified: true });
      await say(post, false);
      expect(await verified()).toEqual([]);
      expect(await shelved()).toEqual(before);
    });

    // 1 §4
    it('confirming keeps a snapshot of the product for the note on its price, whatever changes later', async () => {
      const post = await onTheShelf(owner.id);
      await say(post, true);
      await world.database.db.update(products).set({ name: 'The kettle', priceCents: 7000 });
      sell('Kettle', 80);
      await readAnew();
      const { client } = await world.person();
      expect(await client.productLinks.preview({ body: { url: KETTLE } })).toMatchObject({
        productData: { id: 'kettle', name: 'Kettle', price: 80 },
        verifiedProductId: 'kettle',
        verifiedProductSnapshot: { id: 'kettle', name: 'Kettle', price: 64 },
      });
      await say(post, false);
      expect(await readAnew()).toMatchObject({ verifiedProductId: null, verifiedProductSnapshot: null });
    });

    it('confirming never verifies a product of another owner or of a shop, and rejecting never ends its verification', async () => {
      const other = await world.person();
      for (const ownerId of [other.id, null]) {
        const before = await onTheShelf(ownerId);
        expect((await say(before, true)).previewData).toMatchObject({ verifiedProductId: 'kettle' });
        expect(await verified()).toEqual([]);
        const post = await onTheShelf(ownerId, { verified: true });
        await say(post, true);
        await say(post, false);
        expect(await verified()).toMatchObject([{ id: 'kettle' }]);
      }
    });

    it('confirming neither lists nor verifies a product from a link', async () => {
      await world.database.db.delete(products);
      sell('Kettle', 64);
      const read = await readAnew();
      await owner.client.productLinks.toggleProduct({
        body: { action: 'like', productData: { id: read.productData?.id, link: KETTLE } },
      });
      const post = await publish(world, owner, { links: [{ url: KETTLE, label: 'My find' }] });
      await say(post.id, true);
      expect(await shelved()).toMatchObject({ isListed: false, verified: false });
      expect((await world.client().products.popular({ query: {} })).products).toEqual([]);
    });
  });

  it('only the owner can give a verdict', async () => {
    const { id } = await publish(world, owner, { links: [{ url: KETTLE, label: 'My find' }] });
    await expect(say(id, true, await world.person())).rejects.toMatchObject({
      status: 403,
      code: 'post_not_yours',
    });
    expect(await linkOf(id)).toMatchObject({ userConfirmedAccurate: null });
  });
});

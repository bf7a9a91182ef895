import { searchPage } from '@vitrine/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { inCart } from '../cart/in-cart.ts';
import { createFeed } from '../feed/feed.ts';
import { like } from '../likes/like.ts';
import { createServices, type Services } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { type HeldCall, heldNetwork } from '../testing/held-network.ts';
import { productOf, productsFromTo } from '../testing/products.ts';
import { searchSource } from './search-source.ts';

const found = (from: number, to: number, more: { nextStart?: number; asOf?: number } = {}) => ({
  results: productsFromTo(from, to),
  nextStart: to,
  asOf: 5,
  ...more,
});

test.each([
  [1, 0],
  [2, 20],
  [7, 120],
])('page %i of a search starts at %i, with twenty results', (page, start) => {
  expect(searchPage(page)).toEqual({ start, limit: 20 });
});

describe('the pages of a search', () => {
  let services: Services;
  let calls: HeldCall[];
  let feed: ReturnType<typeof open>;

  const open = () =>
    createFeed({ sources: [searchSource(services, { query: 'shoes' })], keyOf: ({ id }) => id });
  const asked = () => calls.map(({ body: { start, limit, asOf } }) => ({ start, limit, asOf }));
  const shown = () => feed.getState().items.map(({ id }) => Number(id));
  const places = (from: number, to: number) => productsFromTo(from, to).map(({ id }) => Number(id));

  beforeEach(() => {
    const network = heldNetwork();
    calls = network.calls;
    services = createServices({
      baseUrl: 'https://shop.test',
      fetch: network.fetch,
      localStorage: memoryStorage(),
      sessionStorage: memoryStorage(),
    });
    feed = open();
    void feed.loadMore();
  });

  test('pages are loaded in windows of 100, two at a time, and continue at the end of the last one', async () => {
    await calls[1]!.answer(found(100, 200));
    expect(shown()).toEqual([]);
    await calls[0]!.answer(found(0, 100));
    expect(shown()).toEqual(places(0, 200));
    void feed.loadMore();
    expect(asked()).toEqual([
      { start: 0, limit: 100, asOf: undefined },
      { start: 100, limit: 100, asOf: undefined },
      { start: 200, limit: 100, asOf: 5 },
      { start: 300, limit: 100, asOf: 5 },
    ]);
  });

  test('pages end with the last window, without waiting for the one after it', async () => {
    await calls[0]!.answer(found(0, 30, { nextStart: -1 }));
    expect(shown()).toEqual(places(0, 30));
    expect(calls[1]!.isAborted()).toBe(true);
    expect(feed.getState()).toMatchObject({ status: 'ready', hasMore: false });
  });

  test('pages leave out a window that does not begin at the end of the one before', async () => {
    await calls[1]!.answer(found(100, 200));
    await calls[0]!.answer(found(0, 50));
    expect(shown()).toEqual(places(0, 50));
    void feed.loadMore();
    expect(asked().slice(2)).toMatchObject([{ start: 50 }, { start: 150 }]);
  });

  test('pages leave out a window from an earlier ranking', async () => {
    await calls[0]!.answer(found(0, 100, { asOf: 7 }));
    await calls[1]!.answer(found(100, 200, { asOf: 6 }));
    expect(shown()).toEqual(places(0, 100));
    void feed.loadMore();
    expect(asked().slice(2)).toMatchObject([{ start: 100, asOf: 7 }, { start: 200 }]);
  });

  test('pages show the first window if the second failed, which is requested again', async () => {
    await calls[1]!.answer({ error: 'No.' }, 500);
    await calls[0]!.answer(found(0, 100));
    expect(feed.getState()).toMatchObject({ status: 'ready', error: undefined });
    expect(shown()).toEqual(places(0, 100));
    void feed.loadMore();
    expect(asked()[2]).toMatchObject({ start: 100 });
  });

  test('a page fails when the first window fails', async () => {
    await calls[0]!.answer({ error: 'No.' }, 500);
    expect(feed.getState()).toMatchObject({ status: 'error', error: 'refused' });
    expect(calls[1]!.isAborted()).toBe(true);
  });

  test('pages show a product once, though it is in two windows', async () => {
    await calls[0]!.answer(found(0, 100));
    await calls[1]!.answer(found(95, 195, { nextStart: -1 }));
    expect(shown()).toEqual(places(0, 195));
  });

  test('pages pass likes and cart to the relations, and keep no viewer flags', async () => {
    const results = [productOf('shoe', { isLiked: true, isInCart: false })];
    await calls[0]!.answer({ results, nextStart: -1, asOf: 5 });
    expect(services.relations.of(like).view('shoe').value).toBe(true);
    expect(services.relations.of(inCart).view('shoe').value).toBe(false);
    expect(feed.getState().items[0]).not.toHaveProperty('isLiked');
    expect(feed.getState().items[0]).not.toHaveProperty('isInCart');
  });
});

import { ApiError } from '@vitrine/api';
import { describe, expect, test } from 'vitest';
import { createFeed, type FeedSource, FRUITLESS_PAGES } from './feed.ts';

interface Thing {
  id: string;
}

const things = (...ids: string[]): Thing[] => ids.map((id) => ({ id }));
const keyOf = (thing: Thing) => thing.id;
const idsOf = (feed: { getState(): { items: readonly Thing[] } }) => feed.getState().items.map(keyOf);

function source(name: string, pages: (Thing[] | Error)[]): FeedSource<Thing, number> & { asked: number[] } {
  const asked: number[] = [];
  return {
    name,
    asked,
    async load(cursor = 0) {
      asked.push(cursor);
      const page = pages[Math.min(cursor, pages.length - 1)]!;
      if (page instanceof Error) throw page;
      return { items: page, next: cursor + 1 < pages.length ? cursor + 1 : undefined };
    },
  };
}

const refused = new ApiError('http', 'No.', { status: 500 });
const unreachable = new ApiError('network', 'Gone.');

describe('a feed', () => {
  test('the next source is asked when one fails or is empty, and later pages come from the one that answered', async () => {
    const personalized = source('personalized', [refused]);
    const popular = source('popular', [[]]);
    const verified = source('verified', [things('a'), things('b')]);
    const feed = createFeed({ sources: [personalized, popular, verified], keyOf });
    await feed.loadMore();
    await feed.loadMore();
    expect(idsOf(feed)).toEqual(['a', 'b']);
    expect([personalized.asked, popular.asked, verified.asked]).toEqual([[0], [0], [0, 1]]);
    expect(feed.getState().hasMore).toBe(false);
  });

  test('a feed is empty, not broken, when every source answered without items', async () => {
    const feed = createFeed({ sources: [source('popular', [[]]), source('verified', [[]])], keyOf });
    await feed.loadMore();
    expect(feed.getState()).toMatchObject({ status: 'ready', items: [], hasMore: false, error: undefined });
  });

  test.each([
    ['refused', refused],
    ['failed', unreachable],
  ] as const)('a feed reports a request that %s', async (error, thrown) => {
    const feed = createFeed({ sources: [source('popular', [thrown])], keyOf });
    await feed.loadMore();
    expect(feed.getState()).toMatchObject({ status: 'error', error });
  });

  test('after an error the same page is fetched again', async () => {
    const pages: (Thing[] | Error)[] = [things('a'), unreachable, things('c')];
    const popular = source('popular', pages);
    const feed = createFeed({ sources: [popular], keyOf });
    await feed.loadMore();
    await feed.loadMore();
    expect(feed.getState().status).toBe('error');
    pages[1] = things('b');
    await feed.loadMore();
    expect(idsOf(feed)).toEqual(['a', 'b']);
    expect(popular.asked).toEqual([0, 1, 1]);
  });

  test('an item never shows twice, though pages shift during scrolling', async () => {
    const feed = createFeed({ sources: [source('popular', [things('a', 'b'), things('b', 'c')])], keyOf });
    await feed.loadMore();
    await feed.loadMore();
    expect(idsOf(feed)).toEqual(['a', 'b', 'c']);
  });

  test(`a server that repeats a page for ever is asked ${FRUITLESS_PAGES} more times`, async () => {
    const asked: number[] = [];
    const stuck: FeedSource<Thing, number> = {
      name: 'stuck',
      async load(cursor = 1) {
        asked.push(cursor);
        return { items: things('a'), next: cursor + 1 };
      },
    };
    const feed = createFeed({ sources: [stuck], keyOf });
    await feed.loadMore();
    await feed.loadMore();
    await feed.loadMore();
    expect(asked).toHaveLength(1 + FRUITLESS_PAGES);
    expect(feed.getState().hasMore).toBe(false);
  });

  test('a page is never loaded twice at once', async () => {
    const popular = source('popular', [things('a'), things('b')]);
    const feed = createFeed({ sources: [popular], keyOf });
    await Promise.all([feed.loadMore(), feed.loadMore(), feed.loadMore()]);
    expect(popular.asked).toEqual([0]);
  });

  test('a feed is restored from its record without a request, and continues from there', async () => {
    const popular = source('popular', [things('a'), things('b')]);
    const first = createFeed({ sources: [popular], keyOf });
    await first.loadMore();
    const record = JSON.parse(JSON.stringify(first.record()));

    const again = createFeed({ sources: [popular], keyOf, from: record });
    expect(idsOf(again)).toEqual(['a']);
    expect(popular.asked).toEqual([0]);
    await again.loadMore();
    expect(idsOf(again)).toEqual(['a', 'b']);
  });

  test('a cancelled load is neither an error nor an end', async () => {
    const waiting: FeedSource<Thing, number> = {
      name: 'waiting',
      load: (_cursor, signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new ApiError('aborted', 'Left.'))),
        ),
    };
    const feed = createFeed({ sources: [waiting], keyOf });
    const loading = feed.loadMore();
    feed.stop();
    expect(feed.getState()).toMatchObject({ status: 'idle', error: undefined, hasMore: true });
    await loading;
    expect(feed.getState()).toMatchObject({ status: 'idle', error: undefined, hasMore: true });
  });

  test('a page that was cancelled and requested again is loaded once, whichever answer comes first', async () => {
    const answers: ((page: { items: Thing[]; next: undefined }) => void)[] = [];
    const slow: FeedSource<Thing, number> = {
      name: 'slow',
      load: () => new Promise((resolve) => answers.push(resolve)),
    };
    const feed = createFeed({ sources: [slow], keyOf });
    const givenUp = feed.loadMore();
    feed.stop();
    const again = feed.loadMore();
    answers[0]!({ items: things('a', 'old'), next: undefined });
    await givenUp;
    expect(feed.getState()).toMatchObject({ status: 'loading', items: [] });
    answers[1]!({ items: things('a', 'b'), next: undefined });
    await again;
    expect(idsOf(feed)).toEqual(['a', 'b']);
  });
});

import { describe, expect, test } from 'vitest';
import type { FeedPage } from '../feed/feed.ts';
import { settled } from '../testing/held-network.ts';
import { createTimeline } from './timeline.ts';

interface Line {
  id: string;
  clientId?: string;
  text?: string;
}

const lines = (...ids: string[]): Line[] => ids.map((id) => ({ id }));

function heldTimeline() {
  const asked: {
    before: string | undefined;
    signal: AbortSignal;
    page: PromiseWithResolvers<FeedPage<Line, string>>;
  }[] = [];
  const timeline = createTimeline<Line, string>({
    source: {
      name: 'lines',
      load(before, signal) {
        const page = Promise.withResolvers<FeedPage<Line, string>>();
        asked.push({ before, signal, page });
        return page.promise;
      },
    },
    idOf: ({ id }) => id,
    clientIdOf: ({ clientId }) => clientId,
  });
  return {
    timeline,
    asked,
    shown: () => timeline.getState().items.map(({ id }) => id),
    async answer(items: Line[], next?: string) {
      asked.at(-1)?.page.resolve({ items, next });
      await settled();
    },
    async fail() {
      asked.at(-1)?.page.reject(new TypeError('Failed to fetch'));
      await settled();
    },
  };
}

describe('a timeline', () => {
  test('a timeline begins with the newest page, and adds older ones above, each item once (D51, P16)', async () => {
    const { timeline, asked, answer, shown } = heldTimeline();
    void timeline.loadOlder();
    void timeline.loadOlder();
    expect(asked).toHaveLength(1);
    await answer(lines('3', '4'), 'before 3');
    expect(shown()).toEqual(['3', '4']);
    void timeline.loadOlder();
    expect(asked[1]?.before).toBe('before 3');
    // After a deletion elsewhere, the page above overlaps the known one.
    await answer(lines('1', '2', '3'));
    expect(shown()).toEqual(['1', '2', '3', '4']);
    expect(timeline.getState()).toMatchObject({ status: 'ready', hasOlder: false });
    void timeline.loadOlder();
    expect(asked).toHaveLength(2);
  });

  test('a put item that is delivered as well shows once, in its place (P13)', async () => {
    const { timeline, answer, shown } = heldTimeline();
    void timeline.loadNewer();
    await answer(lines('1'));
    timeline.put({ id: 'made up', clientId: 'c' });
    timeline.put({ id: '3' });
    void timeline.loadNewer();
    await answer([
      { id: '1' },
      { id: '2', clientId: 'c', text: 'as the server has it' },
      { id: '3' },
      { id: '4' },
    ]);
    expect(shown()).toEqual(['1', '2', '3', '4']);
    expect(timeline.getState().items[1]).toMatchObject({ text: 'as the server has it' });
  });

  test('an item put during a load stays, even if the page lacks it', async () => {
    const { timeline, answer, shown } = heldTimeline();
    void timeline.loadNewer();
    timeline.put({ id: '2', clientId: 'c' });
    await answer(lines('1'));
    expect(shown()).toEqual(['1', '2']);
  });

  test('items deleted elsewhere leave when the newest page is loaded again, and older items stay', async () => {
    const { timeline, answer, shown } = heldTimeline();
    void timeline.loadOlder();
    await answer(lines('3', '4', '5', '6'), 'before 3');
    void timeline.loadOlder();
    await answer(lines('1', '2'));
    void timeline.loadNewer();
    timeline.put({ id: '8' });
    await answer(lines('4', '6', '7'), 'before 4');
    expect(shown()).toEqual(['1', '2', '3', '4', '6', '7', '8']);
    void timeline.loadNewer();
    await answer(lines('8'));
    expect(shown()).toEqual(['8']);
  });

  test('a timeline starts again with the newest page if more than a page is new, so that no gap remains', async () => {
    const { timeline, answer, shown, asked } = heldTimeline();
    void timeline.loadNewer();
    await answer(lines('1', '2'), 'before 1');
    void timeline.loadNewer();
    timeline.put({ id: '9' });
    await answer(lines('7', '8'), 'before 7');
    expect(shown()).toEqual(['7', '8', '9']);
    void timeline.loadOlder();
    expect(asked.at(-1)?.before).toBe('before 7');
  });

  test('a failed load is reported, keeps the items, and can be repeated', async () => {
    const { timeline, answer, fail, shown } = heldTimeline();
    void timeline.loadOlder();
    await fail();
    expect(timeline.getState()).toMatchObject({ status: 'error', error: 'failed', items: [] });
    void timeline.loadOlder();
    await answer(lines('2'), 'before 2');
    void timeline.loadOlder();
    await fail();
    expect(shown()).toEqual(['2']);
    void timeline.loadOlder();
    await answer(lines('1'));
    expect(shown()).toEqual(['1', '2']);
  });

  test('a cancelled page is not taken in', async () => {
    const { timeline, asked, answer, shown } = heldTimeline();
    void timeline.loadOlder();
    timeline.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer(lines('1'));
    expect(shown()).toEqual([]);
    expect(timeline.getState().status).toBe('idle');
  });
});

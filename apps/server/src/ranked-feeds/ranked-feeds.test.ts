// Runs on both databases: snapshots are built in transactions with hand-written SQL.

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { feedPositions } from './ranked-feeds.table.ts';
import { createRankedFeeds, isInRange } from './ranked-feeds.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** The shared feed is ordered by name; personal ones have all other people in reverse order. */
function feedsOfPeople({ db }: World['database'], clock: () => number) {
  const names = db
    .select({ username: people.username })
    .from(feedPositions)
    .innerJoin(people, eq(people.id, feedPositions.thingId))
    .where(isInRange)
    .orderBy(feedPositions.position)
    .prepare('people_page');
  const numberOfPeople = () => sql<string>`(select count(*)::text from ${people})`;
  return createRankedFeeds(db, {
    clock,
    kinds: {
      everybody: {
        ranking: () =>
          sql`select id as thing_id, row_number() over (order by username) as place,
            null::jsonb as reason from ${people}`,
        basis: numberOfPeople,
      },
      others: {
        ranking: (_, personId) => sql`
          select id as thing_id, row_number() over (order by username desc) as place, null::jsonb as reason
          from ${people} where id <> ${personId}`,
        basis: numberOfPeople,
      },
    },
    read: async (range) => (await names.execute(range)).map(({ username }) => username),
  });
}

describe('ranked feeds of things other than products', () => {
  it('a feed is read page by page from one ranking, and a new ranking follows its basis', async () => {
    for (const name of ['ann', 'ben', 'cid', 'dot', 'eve']) await world.person(name);
    const feeds = feedsOfPeople(world.database, () => world.clock.now);
    const first = await feeds.page('everybody', null, { page: 1, limit: 2 });
    expect(first).toMatchObject({ items: ['ann', 'ben'], pagination: { page: 1, pages: 3 } });
    await world.person('aaa');
    const snapshot = first.snapshot ?? '';
    expect((await feeds.page('everybody', null, { page: 2, limit: 2, snapshot })).items).toEqual([
      'cid',
      'dot',
    ]);
    expect((await feeds.page('everybody', null, { page: 1, limit: 2 })).items).toEqual(['aaa', 'ann']);
    world.clock.now += 10 * MINUTE;
    expect((await feeds.page('everybody', null, { page: 1, limit: 2 })).snapshot).not.toBe(snapshot);
  });

  it('a personal feed has a ranking for each person', async () => {
    const [one, other] = [await world.person('yan'), await world.person('zoe')];
    const feeds = feedsOfPeople(world.database, () => world.clock.now);
    const ofOne = await feeds.page('others', one.id, { page: 1, limit: 1 });
    expect(ofOne.items).toEqual(['zoe']);
    const query = { page: 1, limit: 1, snapshot: ofOne.snapshot ?? '' };
    expect((await feeds.page('others', other.id, query)).items).toEqual(['yan']);
  });
});

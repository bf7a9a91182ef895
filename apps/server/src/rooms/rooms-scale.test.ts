import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Statement, statementsOf } from '../../bench/recording.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { befriend, roomOf, say } from './testing/rooms-in-tests.ts';

// Plans and statements are those of PostgreSQL.
const describeOnPostgres = describe.skipIf(!inject('postgresUrl'));

describeOnPostgres('with many messages and rooms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-rooms-scale-'));
  let world: World;
  let mina: Person;
  let jun: Person;
  beforeAll(async () => {
    world = await openWorld({ dataDir: folder });
    [mina, jun] = [await world.person(), await world.person()];
    await befriend(mina, jun);
  });
  afterAll(async () => {
    await world[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  /** Creates a room of two with this many messages, and returns its id. */
  async function talkedIn(messages: number): Promise<string> {
    const { id } = await roomOf(mina, jun);
    const { db } = world.database;
    await db.execute(sql`
      insert into room_messages (id, room_id, number, changed, kind, sender_id, content, created_at)
      select ${id} || number, ${id}, number, number, 'text', case when number % 2 = 0 then ${mina.id} else ${jun.id} end,
        'Message ' || number, now()
      from generate_series(2, ${messages}) as number`);
    await db.execute(sql`
      update rooms set number = ${messages}, message_count = ${messages - 1} where id = ${id}`);
    return id;
  }

  const textOf = ({ config }: Statement) => (typeof config === 'string' ? config : config.text);
  const { query: ask } = {
    query: (text: string, values: unknown[]) =>
      (world.database.db as unknown as { $client: pg.Pool }).$client.query(text, values),
  };

  interface Plan {
    'Shared Hit Blocks': number;
    'Shared Read Blocks': number;
  }

  /** Blocks that the statements of a call read. */
  async function blocksOf(run: () => Promise<unknown>): Promise<number> {
    let blocks = 0;
    for (const statement of await statementsOf(run)) {
      if (!/^\s*select/i.test(textOf(statement))) continue;
      const { rows } = await ask(
        `explain (analyze, buffers, format json) ${textOf(statement)}`,
        statement.values,
      );
      const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    return blocks;
  }

  it('a page of a room with 100,000 messages reads no more than one of a room with 50, also far back and for changes', async () => {
    const [small, large] = [await talkedIn(51), await talkedIn(100_000)];
    await world.database.db.execute(sql`analyze`);
    const page = (id: string, query: object) => () => jun.client.rooms.messages({ params: { id }, query });
    // Warm caches of the database's catalogue.
    await page(large, {})();
    const few = await blocksOf(page(small, { limit: 30 }));
    expect(few).toBeGreaterThan(0);
    for (const query of [{}, { before: 99_000 }, { before: 50_000 }, { after: 99_900 }, { after: 1 }])
      expect(await blocksOf(page(large, { limit: 30, ...query })), JSON.stringify(query)).toBeLessThanOrEqual(
        few * 1.5,
      );
  });

  it('a list of 200 rooms takes as many statements as one of two, and so do the numbers of unread messages', async () => {
    const count = async (run: () => Promise<unknown>) => (await statementsOf(run)).length;
    const lists = [() => jun.client.rooms.list({}), () => jun.client.rooms.unread({})];
    const [productId = ''] = await world.shelve({});
    await mina.client.rooms.send({ params: { id: (await roomOf(mina, jun)).id }, body: { productId } });
    const few = await Promise.all([await count(lists[0] as never), await count(lists[1] as never)]);
    for (let made = (await jun.client.rooms.list({})).rooms.length; made < 200; made += 1)
      await say(mina, (await roomOf(mina, jun)).id, `Room ${made}`);
    const many = [await count(lists[0] as never), await count(lists[1] as never)];
    expect(many).toEqual(few);
    // The table has 1,700 blocks. Statistics are old, as after a sudden success.
    for (const list of lists) expect(await blocksOf(list)).toBeLessThan(200 * 30);
    const { rooms } = await jun.client.rooms.list({});
    expect(rooms).toHaveLength(200);
    expect(rooms.filter(({ unreadCount }) => unreadCount > 0).length).toBe(200);
    await expect(roomOf(mina, jun)).rejects.toMatchObject({ status: 429, code: 'too_many_rooms' });
    await expect(roomOf(mina)).rejects.toMatchObject({ code: 'too_many_rooms' });
  });
});

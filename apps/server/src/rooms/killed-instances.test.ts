// @module-tag long/kills
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, createClient, everyCall } from '@vitrine/api';
import { count, eq } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { newPostgresDatabase } from '../testing/postgres-database.ts';
import { started, startServer } from '../testing/server-process.ts';
import { roomMessages, roomVoteCasts } from './rooms.table.ts';

const postgres = inject('postgresUrl') ?? '';

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(typeof address === 'object' && address ? address.port : 0);
}

/** An instance at a steady address, which can be killed and started again. */
async function killable(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: await freePort() };
  let server: ChildProcess;
  let starting: Promise<string>;
  const start = () => {
    server = startServer(env);
    starting = started(server);
    return starting;
  };
  const address = await start();
  return {
    address,
    /** Kills it once it has started, and begins to start it again. */
    async kill() {
      await starting;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      start().catch(() => undefined);
    },
  };
}

const at = (address: string, token?: string | null) =>
  everyCall(createClient({ baseUrl: address, token: () => token ?? undefined }));

interface Writing {
  isOver: boolean;
  /** Acknowledged wishes, by the address that acknowledged them. */
  acknowledged: Map<string, number>;
}

/** A person who asks one instance after the other, until a wish is acknowledged. */
async function person(addresses: readonly string[], username: string, writing: Writing) {
  const body = { username, password: 'correct horse', email: `${username}@example.com` };
  const { userId, token } = await at(addresses[0] ?? '').session.register({ body });
  const clients = addresses.map((address) => at(address, token));
  let turn = 0;
  return {
    id: String(userId),
    client: clients[0]!,
    /** Resolves to whether the wish was acknowledged before the end. */
    async insist(wish: (client: ReturnType<typeof at>) => Promise<unknown>): Promise<boolean> {
      for (;;) {
        turn += 1;
        const address = addresses[turn % addresses.length]!;
        try {
          await wish(clients[turn % clients.length]!);
          writing.acknowledged.set(address, (writing.acknowledged.get(address) ?? 0) + 1);
          return true;
        } catch (error) {
          // A refusal is no kill.
          if (error instanceof ApiError && error.fromServer && (error.status ?? 500) < 500) throw error;
          if (writing.isOver) return false;
          await new Promise((done) => setTimeout(done, 50));
        }
      }
    },
  };
}

const KILLS = 100;
/** Wishes that each instance acknowledges before one of them is killed. */
const BETWEEN = 5;

describe.skipIf(!postgres)('two instances that are killed in turns', () => {
  it('a hundred kills under messages and votes lose and double nothing that was acknowledged (P13, P14)', {
    timeout: 900_000,
  }, async () => {
    const { url, drop } = await newPostgresDatabase(postgres, { template: inject('postgresTemplate') });
    onTestFinished(drop);
    const instances = [await killable(url), await killable(url)];
    const addresses = instances.map(({ address }) => address);
    const writing: Writing = { isOver: false, acknowledged: new Map() };
    onTestFinished(() => {
      writing.isOver = true;
    });
    const mina = await person(addresses, 'mina', writing);
    const friends = [await person(addresses, 'jun', writing), await person(addresses, 'lea', writing)];
    for (const friend of friends) {
      await mina.client.follow.follow({ body: { followedId: friend.id } });
      await friend.client.follow.follow({ body: { followedId: mina.id } });
    }
    const { id } = await mina.client.rooms.create({
      body: { name: 'Wedding', invitedFriends: friends.map((friend) => friend.id) },
    });
    const vote = await mina.client.rooms.startVote({
      params: { id },
      body: {
        question: 'Which coat?',
        options: ['camel', 'black'].map((text) => ({ text, linkUrl: `https://shop.test/${text}` })),
      },
    });

    const sent: string[] = [];
    const unsure: string[] = [];
    const chosen = new Map<string, string | null>();
    const everybody = [mina, ...friends];
    const writers = everybody.flatMap((one, place) => [
      async () => {
        for (let turn = 1; !writing.isOver; turn += 1) {
          const content = `${place}-${turn}`;
          const isSent = await one.insist((client) =>
            client.rooms.send({ params: { id }, body: { content, clientId: content } }),
          );
          (isSent ? sent : unsure).push(content);
        }
      },
      async () => {
        for (let sequence = 1; !writing.isOver; sequence += 1) {
          const optionId = vote.options[sequence % 2]!.id;
          const holds = sequence % 3 !== 0;
          const isCast = await one.insist((client) =>
            client.rooms.castVote({ params: { id: vote.id }, body: { optionId, holds, sequence } }),
          );
          if (isCast) chosen.set(one.id, holds ? optionId : null);
          else chosen.delete(one.id);
        }
      },
    ]);
    const written = Promise.all(writers.map((write) => write()));
    // A refusal ends the test at once, not after its last kill.
    written.catch(() => undefined);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = new Map(writing.acknowledged);
      const since = (address: string) =>
        (writing.acknowledged.get(address) ?? 0) - (before.get(address) ?? 0);
      await Promise.race([
        written,
        expect
          .poll(() => Math.min(...addresses.map(since)), { timeout: 60_000 })
          .toBeGreaterThanOrEqual(BETWEEN),
      ]);
      await instances[kill % instances.length]!.kill();
    }
    writing.isOver = true;
    await written;
    const total = [...writing.acknowledged.values()].reduce((sum, each) => sum + each, 0);
    console.log(`${total} wishes were acknowledged under ${KILLS} kills.`);

    const database = await openDatabase({ url, dataDir: '' });
    onTestFinished(() => database.close());
    const stored = await database.db
      .select({ content: roomMessages.content, times: count() })
      .from(roomMessages)
      .where(eq(roomMessages.kind, 'text'))
      .groupBy(roomMessages.content);
    expect(stored.every(({ times }) => times === 1)).toBe(true);
    const found = new Set(stored.map(({ content }) => content));
    expect(sent.filter((content) => !found.has(content))).toEqual([]);
    const known = new Set([...sent, ...unsure]);
    expect(stored.filter(({ content }) => !known.has(content))).toEqual([]);

    const casts = await database.db.select().from(roomVoteCasts).where(eq(roomVoteCasts.voteId, vote.id));
    const held = everybody.map((one) => casts.find(({ personId }) => personId === one.id)?.optionId ?? null);
    for (const [index, one] of everybody.entries())
      if (chosen.has(one.id)) expect(held[index]).toBe(chosen.get(one.id));
    const { results } = await mina.client.rooms.voteResults({ params: { id: vote.id } });
    expect(results).toHaveLength(2);
    for (const option of results)
      expect(option.voteCount).toBe(casts.filter(({ optionId }) => optionId === option.id).length);
  });
});

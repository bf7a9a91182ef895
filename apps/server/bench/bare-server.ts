import { createHash, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import pg from 'pg';
import { createApp } from '../src/composition/app.ts';
import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/client.ts';
import { SOME } from '../src/product-search/find-ids.ts';
import type { Lookup } from '../src/product-search/search-words.ts';
import { type Statement, statementsOf } from './recording.ts';
import { anyOf, lookupsOf, personIdOf, SAMPLE, type Sent } from './requests.ts';

/**
 * Upper bound for the real server: only Hono and pg, sending the statements recorded from the real server.
 */
const url = process.env.DATABASE_URL ?? '';
const database = await openDatabase({ url, dataDir: '' });
const server = createApp({
  database,
  config: readConfig({ DEMO: '0', DATABASE_URL: url }),
  startWork: () => ({ wake() {} }),
});
const recorded = async ({ path, ...init }: Sent) =>
  statementsOf(async () => {
    const answer = await server.request(path, init);
    if (!answer.ok) throw new Error(`The server answered ${path} with ${answer.status}.`);
  });

// The first request also creates the ranking that later requests share, so it is not recorded.
await server.request(anyOf.feed(1).path);
const feed = await recorded(anyOf.feed(1));
const search = await recorded(anyOf.search(SAMPLE.query, SAMPLE.maxPrice));
const sample = lookupsOf(SAMPLE.query);
const asksBest = ({ config }: Statement) => typeof config !== 'string' && config.name === 'search_best';
const beginning = search.slice(0, search.findIndex(asksBest));
const [best, listing] = [search.find(asksBest), search.at(-1)];
if (!best || !listing) throw new Error('A search is made of other statements now: mend the bench.');
const like = await recorded(anyOf.like(SAMPLE.token, SAMPLE.productId));
const { token, profileId, postId } = SAMPLE;
const profile = await recorded(anyOf.profile(token, profileId));
const posts = await recorded(anyOf.posts(token, profileId));
const post = await recorded(anyOf.post(token, postId));
const comments = await recorded(anyOf.comments(token, postId));
const comment = await recorded(anyOf.comment(token, postId));
const follow = await recorded(anyOf.follow(token, profileId));
// The first page makes the snapshot of the third, as the first search of suggestions makes theirs.
const discovered = async () => {
  const { path, ...init } = anyOf.discover(token, 1);
  return ((await (await server.request(path, init)).json()) as { snapshot: string }).snapshot;
};
const isOnDiscover = process.argv.includes('--discover');
const third = isOnDiscover ? await recorded(anyOf.discover(token, 3, await discovered())) : [];
const following = isOnDiscover ? await recorded(anyOf.following(token, SAMPLE.personId)) : [];
const found = isOnDiscover ? await recorded(anyOf.find(token, SAMPLE.word)) : [];
if (isOnDiscover) await recorded(anyOf.suggestions(token));
const suggestions = isOnDiscover ? await recorded(anyOf.suggestions(token)) : [];
const isInRooms = process.argv.includes('--rooms');
const { roomId, voteId, optionId } = SAMPLE;
// The first requests also delete what is old.
const inRooms = async (sent: Sent, first = sent) => {
  if (!isInRooms) return [];
  await recorded(first);
  return recorded(sent);
};
const roomList = await inRooms(anyOf.rooms(token));
const messages = await inRooms(anyOf.messages(token, roomId));
const sentMessage = await inRooms(anyOf.send(token, roomId));
const cast = await inRooms(
  anyOf.vote(token, voteId, optionId),
  anyOf.vote(token, voteId, optionId.replace(/0$/, '1')),
);
const isOnLinks = process.argv.includes('--links');
const ownLinks = isOnLinks ? await recorded(anyOf.ownLinks(token, SAMPLE.personId)) : [];
const listed = isOnLinks ? await recorded(anyOf.listLinks(token, profileId, 1)) : [];
const page = await (await server.request('/')).text();
if (!isOnDiscover && !isInRooms && !isOnLinks && !page.includes('role="feed"'))
  throw new Error('There is no drawn page to compare with. Run: npx -y pnpm@12 build');
await database.close();

// A transaction left open would block the real server with its row locks.
const pool = new pg.Pool({
  connectionString: url,
  max: 20,
  idle_in_transaction_session_timeout: 200,
  options: '-c jit=off',
});
pool.on('error', () => undefined);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const textOf = (config: Statement['config']) => (typeof config === 'string' ? config : config.text);

async function replayed(
  statements: readonly Statement[],
  exchange: (value: unknown, before: unknown[], locked: number) => unknown,
) {
  let rows: unknown[] = [];
  let locked = 0;
  const isWhole = statements.some(({ config }) => textOf(config) === 'begin');
  const client = isWhole ? await pool.connect() : pool;
  try {
    for (const { config, values } of statements) {
      const exchanged = values.map((value) => exchange(value, rows, locked));
      rows = (await client.query(config as pg.QueryConfig, exchanged)).rows;
      if (locksRoom(config)) [[locked]] = rows as [[number]];
    }
  } finally {
    if ('release' in client) client.release();
  }
  return rows;
}

/** Whether a statement locks a room, and returns its number. */
function locksRoom(config: Statement['config']): boolean {
  return /for no key update|^update "rooms" set "number" = "rooms"."number" \+ 1/.test(textOf(config));
}

/** Replays a change of a room, whose number is that of the locked room, or the next one. */
function replayedInRoom(
  c: Context,
  statements: readonly Statement[],
  { room, vote, option }: { room: string; vote?: string; option?: string },
) {
  const sent = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
  const caller = personIdOf(Number(/\d+/.exec(sent)?.[0]));
  const made = randomUUID();
  const isNumber = (value: unknown) => value === SAMPLE_NUMBERS.sent || value === SAMPLE_NUMBERS.cast;
  return replayed(statements, (value, _, locked) => {
    if (value === sampleHash) return hashOf(sent);
    if (value === SAMPLE.personId) return caller;
    if (value === SAMPLE.roomId) return room;
    if (value === SAMPLE.voteId) return vote ?? value;
    if (value === SAMPLE.optionId) return option ?? value;
    if (Array.isArray(value) && value[0] === SAMPLE.voteId) return [vote ?? value[0]];
    if (typeof value === 'string' && value === castMessage)
      return `${castMessage?.replace('-0-', `-${room.replace(/\D+/, '')}-`)}`;
    if (value === messageId) return made;
    if (isNumber(value) && locked > 0) return statements === cast ? locked + 1 : locked;
    return value;
  });
}

/**
 * Replays the statements with the caller, person and post of the request, and a new id for the created row.
 */
function replayedFor(
  c: Context,
  statements: readonly Statement[],
  {
    person,
    post: aboutPost,
    word,
    list,
  }: {
    person?: string | undefined;
    post?: string | undefined;
    word?: string | undefined;
    list?: string | undefined;
  },
) {
  const sent = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
  const made = randomUUID();
  return replayed(statements, (value) => {
    if (value === sampleHash) return hashOf(sent);
    if (value === SAMPLE.personId) return personIdOf(Number(/\d+/.exec(sent)?.[0]));
    if (value === SAMPLE.profileId) return person ?? value;
    if (value === SAMPLE.postId) return aboutPost ?? value;
    if (value === SAMPLE.listId) return list ?? value;
    if (word !== undefined && typeof value === 'string') return value.replaceAll(SAMPLE.word, word);
    // Names a listener that does not exist, so that the real server does not deliver the event.
    if (Array.isArray(value) && /^notifications /.test(String(value))) return ['nobody'];
    return value === madeId ? made : value;
  });
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const sampleHash = hashOf(SAMPLE.token);
const madeId = comment
  .find(({ config }) => typeof config !== 'string' && config.text.includes('insert into "comments"'))
  ?.values.at(1);

const inserted = sentMessage.find(
  ({ config }) => typeof config !== 'string' && /insert into "room_messages"/.test(config.text),
);
const messageId = inserted?.values[0];
const raised = cast.find(
  ({ config }) => typeof config !== 'string' && /^update "room_messages" set "changed"/.test(config.text),
);
const castMessage = raised?.values.find((value): value is string => typeof value === 'string');
const SAMPLE_NUMBERS = {
  sent: inserted?.values.find((value) => typeof value === 'number'),
  cast: raised?.values.find((value) => typeof value === 'number'),
};

const app = new Hono()
  .get('/', (c) => c.html(page))
  .get('/product/:id', (c) => c.html(page))
  .get('/api/products/popular', async (c) => c.json(await replayed(feed, (value) => value)))
  .post('/api/search/query', async (c) => {
    const { query, maxPrice } = await c.req.json<{ query: string; maxPrice: number }>();
    const cents = Math.round(maxPrice * 100);
    const { narrow, wide } = lookupsOf(query);
    await replayed(beginning, (value) => value);
    const find = (lookup: Lookup) =>
      replayed([best], (value) => {
        const [part] = Object.entries(sample.narrow).find(([, text]) => text !== '' && text === value) ?? [];
        if (part !== undefined) return lookup[part as keyof Lookup];
        if (value === SAMPLE.maxPrice * 100) return cents;
        return value;
      }) as Promise<[id: string, tier: number, counted: number | null][]>;
    let found = await find(narrow);
    const counted = found[0] ? found[0][2] : 0;
    if (counted !== null && counted < SOME && wide.words !== narrow.words) found = await find(wide);
    const ids = found.slice(0, 20).map(([id]) => id);
    return c.json(await replayed([listing], (value) => (Array.isArray(value) ? ids : value)));
  })
  .post('/api/likes/add', async (c) => {
    const token = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
    const { productId } = await c.req.json<{ productId: string }>();
    const rows = await replayed(like, (value, before) => {
      if (value === sampleHash) return hashOf(token);
      if (value === SAMPLE.personId) return (before[0] as [string])[0];
      return value === SAMPLE.productId ? productId : value;
    });
    return c.json(rows);
  })
  .get('/api/profile/:id', async (c) => c.json(await replayedFor(c, profile, { person: c.req.param('id') })))
  .get('/api/post/posts/:id', async (c) => c.json(await replayedFor(c, posts, { person: c.req.param('id') })))
  .get('/api/post/comments/:id', async (c) =>
    c.json(await replayedFor(c, comments, { post: c.req.param('id') })),
  )
  .get('/api/post/:id', async (c) => c.json(await replayedFor(c, post, { post: c.req.param('id') })))
  .post('/api/post/comment', async (c) => {
    const sent = await c.req.json<{ postId: string }>();
    return c.json(await replayedFor(c, comment, { post: sent.postId }), 201);
  })
  .get('/api/discover/posts', async (c) => c.json(await replayedFor(c, third, {})))
  .get('/api/discover/following-posts/:id', async (c) => c.json(await replayedFor(c, following, {})))
  .get('/api/discover/search', async (c) =>
    c.json(await replayedFor(c, found, { word: c.req.query('query') })),
  )
  .get('/api/follow/suggested-users', async (c) => c.json(await replayedFor(c, suggestions, {})))
  .get('/api/dressingroom/rooms', async (c) => c.json(await replayedFor(c, roomList, {})))
  .get('/api/dressingroom/rooms/:id/messages', async (c) =>
    c.json(await replayedInRoom(c, messages, { room: c.req.param('id') })),
  )
  .post('/api/dressingroom/rooms/:id/messages', async (c) => {
    await c.req.json();
    return c.json(await replayedInRoom(c, sentMessage, { room: c.req.param('id') }), 201);
  })
  .post('/api/dressingroom/votes/:id/vote', async (c) => {
    const { optionId: option } = await c.req.json<{ optionId: string }>();
    const vote = c.req.param('id');
    return c.json(await replayedInRoom(c, cast, { room: vote.replace('vote', 'room'), vote, option }));
  })
  .get('/api/user-links/public/by-username/:username', async (c) =>
    c.json(await replayedFor(c, listed, { person: c.req.param('username'), list: c.req.query('listId') })),
  )
  .get('/api/user-links/:id', async (c) => c.json(await replayedFor(c, ownLinks, {})))
  .post('/api/follow/follow', async (c) => {
    const sent = await c.req.json<{ followedId: string }>();
    return c.json(await replayedFor(c, follow, { person: sent.followedId }));
  });

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(
    `${JSON.stringify({
      event: 'started',
      address: `http://127.0.0.1:${port}`,
      statements: { feed: feed.length, search: search.length, like: like.length },
    })}\n`,
  );
});

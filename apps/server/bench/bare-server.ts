import { createHash, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/client.ts';
import { SOME } from '../src/search/find-ids.ts';
import type { Lookup } from '../src/search/search-words.ts';
import { type Statement, statementsOf } from './recording.ts';
import { anyOf, lookupsOf, personIdOf, SAMPLE, type Sent } from './requests.ts';

/**
 * The limit: nothing but Hono and pg between a request and the statements that the server sends for it. The statements are
 * recorded from a request to the server, so they stay the same as the server's when it changes.
 */
const url = process.env.DATABASE_URL ?? '';
const database = await openDatabase({ url, dataDir: '' });
const server = createApp({ database, config: readConfig({ DEMO: '0', DATABASE_URL: url }) });
const recorded = async ({ path, ...init }: Sent) =>
  statementsOf(async () => {
    const answer = await server.request(path, init);
    if (!answer.ok) throw new Error(`The server answered ${path} with ${answer.status}.`);
  });

// The first request also makes what all later ones share.
await server.request(anyOf.feed(1).path);
const feed = await recorded(anyOf.feed(1));
const search = await recorded(anyOf.search(SAMPLE.query, SAMPLE.maxPrice));
const sample = lookupsOf(SAMPLE.query);
const textOf =
  (beginning: string) =>
  ({ config }: Statement) =>
    (typeof config === 'string' ? config : config.text).startsWith(beginning);
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
const page = await (await server.request('/')).text();
if (!page.includes('role="feed"'))
  throw new Error('There is no drawn page to compare with. Run: npx -y pnpm@12 build');
await database.close();

// A transaction that is left open would hold up the server beside it, whose rows it has locked.
const pool = new pg.Pool({ connectionString: url, max: 20, idle_in_transaction_session_timeout: 200 });
pool.on('error', () => undefined);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Sends the statements one after the other, with other values in the place of those of the sample. */
async function replayed(
  statements: readonly Statement[],
  exchange: (value: unknown, before: unknown[]) => unknown,
) {
  let rows: unknown[] = [];
  const isWhole = statements.some(({ config }) => config === 'begin');
  const client = isWhole ? await pool.connect() : pool;
  try {
    for (const { config, values } of statements) {
      const exchanged = values.map((value) => exchange(value, rows));
      rows = (await client.query(config as pg.QueryConfig, exchanged)).rows;
    }
  } finally {
    if ('release' in client) client.release();
  }
  return rows;
}

/** The same for somebody else, about somebody or something else. What is made has a name of its own. */
function replayedFor(
  c: Context,
  statements: readonly Statement[],
  { person, post: aboutPost }: { person?: string | undefined; post?: string | undefined },
) {
  const sent = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
  const made = randomUUID();
  return replayed(statements, (value) => {
    if (value === sampleHash) return hashOf(sent);
    if (value === SAMPLE.personId) return personIdOf(Number(/\d+/.exec(sent)?.[0]));
    if (value === SAMPLE.profileId) return person ?? value;
    if (value === SAMPLE.postId) return aboutPost ?? value;
    return value === madeId ? made : value;
  });
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const sampleHash = hashOf(SAMPLE.token);
/** The name that the comment of the sample got. */
const madeId = comment.find(textOf('insert into "comments"'))?.values[0];

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

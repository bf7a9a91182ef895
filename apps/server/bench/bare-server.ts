import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/client.ts';
import { type Statement, statementsOf } from './recording.ts';
import { anyOf, SAMPLE, type Sent } from './requests.ts';

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
const like = await recorded(anyOf.like(SAMPLE.token, SAMPLE.productId));
const page = await (await server.request('/')).text();
if (!page.includes('role="feed"'))
  throw new Error('There is no drawn page to compare with. Run: npx -y pnpm@12 build');
await database.close();

const pool = new pg.Pool({ connectionString: url, max: 20 });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Sends the statements one after the other, with other values in the place of those of the sample. */
async function replayed(
  statements: readonly Statement[],
  exchange: (value: unknown, before: unknown[]) => unknown,
) {
  let rows: unknown[] = [];
  for (const { config, values } of statements) {
    const exchanged = values.map((value) => exchange(value, rows));
    rows = (await pool.query(config as pg.QueryConfig, exchanged)).rows;
  }
  return rows;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const sampleHash = hashOf(SAMPLE.token);

const app = new Hono()
  .get('/', (c) => c.html(page))
  .get('/product/:id', (c) => c.html(page))
  .get('/api/products/popular', async (c) => c.json(await replayed(feed, (value) => value)))
  .post('/api/search/query', async (c) => {
    const { query, maxPrice } = await c.req.json<{ query: string; maxPrice: number }>();
    const lexemes = query.split(' ').map((word) => `'${word}'`);
    const lookup = { words: lexemes.slice(0, -1).join(' & '), last: `${lexemes.at(-1)}:*` };
    const cents = Math.round(maxPrice * 100);
    return c.json(
      await replayed(search, (value, before) => {
        if (Array.isArray(value)) return before.slice(0, 20).map((row) => (row as { id: string }).id);
        if (value === SAMPLE.lookup.words) return lookup.words;
        if (value === SAMPLE.lookup.last) return lookup.last;
        return value === SAMPLE.maxPrice * 100 ? cents : value;
      }),
    );
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

import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import pg from 'pg';

/** A bare server that stores messages and relays them whole to all streams of all its instances. */
const connectionString = process.env.DATABASE_URL ?? '';
const pool = new pg.Pool({ connectionString, max: 20 });
await pool.query(
  'create table if not exists relayed (id text primary key, content text not null, created_at timestamptz not null default now())',
);
const readers = new Set<(content: string) => void>();
const listening = new pg.Client({ connectionString });
await listening.connect();
listening.on('notification', ({ payload = '' }) => {
  for (const read of readers) read(payload);
});
await listening.query('listen relay');

const app = new Hono()
  .get('/live', (c) =>
    streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>();
      const read = (content: string) => void stream.writeSSE({ data: content });
      readers.add(read);
      stream.onAbort(() => {
        readers.delete(read);
        ended.resolve();
      });
      await stream.writeSSE({ data: 'opened' });
      await ended.promise;
    }),
  )
  .post('/messages', async (c) => {
    const { content } = await c.req.json<{ content: string }>();
    const id = randomUUID();
    await pool.query('insert into relayed (id, content) values ($1, $2)', [id, content]);
    await pool.query('select pg_notify($1, $2)', ['relay', content]);
    return c.json({ id, content }, 201);
  });

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ event: 'started', address: `http://127.0.0.1:${port}` })}\n`);
});

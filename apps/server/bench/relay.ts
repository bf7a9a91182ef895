import { createHash, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import pg from 'pg';

/**
 * A bare server that knows the sender by the token, stores messages in the tables of rooms, and relays them whole to all
 * streams of all its instances.
 */
const connectionString = process.env.DATABASE_URL ?? '';
const pool = new pg.Pool({ connectionString, max: 20 });
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
  .post('/rooms/:id/messages', async (c) => {
    const { content } = await c.req.json<{ content: string }>();
    const id = randomUUID();
    const sender = await senderOf(c.req.header('authorization') ?? '');
    await store(id, c.req.param('id'), sender, content);
    await pool.query('select pg_notify($1, $2)', ['relay', content]);
    return c.json({ id, content }, 201);
  });

async function senderOf(authorization: string): Promise<string> {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('base64url');
  const { rows } = await pool.query<{ person_id: string }>(
    'select person_id from sessions where token_hash = $1 and expires_at > now()',
    [hash],
  );
  return rows[0]?.person_id ?? '';
}

/** Stores a message as the newest of its room, under the lock of the room. */
async function store(id: string, roomId: string, sender: string, content: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ number: string }>(
      'update rooms set number = number + 1, message_count = message_count + 1, last_activity_at = now() where id = $1 returning number',
      [roomId],
    );
    await client.query(
      `insert into room_messages (id, room_id, number, changed, kind, sender_id, content, created_at)
      select $1, $2, $3::bigint, $3::bigint, 'text', $4, $5, now()
      where exists (select from room_people where room_id = $2 and person_id = $4)`,
      [id, roomId, rows[0]?.number, sender, content],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ event: 'started', address: `http://127.0.0.1:${port}` })}\n`);
});

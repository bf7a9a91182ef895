import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog } from '../kernel/log.ts';
import { emptyDatabase } from '../testing/harness.ts';
import { failureAnswer } from './failures.ts';
import type { AppEnv } from './request.ts';
import { requestLog } from './request-log.ts';

function logOf(isTTY: boolean) {
  const out = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream;
  const log = createLog(out, () => new Date('2026-11-21T12:00:00Z'));
  return { log, said: () => String(out.read() ?? '') };
}

function appWith(log: ReturnType<typeof createLog>, handler: () => Promise<Response>) {
  const app = new Hono<AppEnv>();
  app.onError(failureAnswer(log));
  app.use(requestLog(log));
  return app.get('/secret-free/:id', handler);
}

it('a request is logged as one line of JSON, without its query', async () => {
  const { log, said } = logOf(false);
  const app = appWith(log, async () => new Response('fine'));
  const answer = await app.request('/secret-free/7?token=hidden');
  expect(JSON.parse(said())).toEqual({
    time: '2026-11-21T12:00:00.000Z',
    level: 'info',
    event: 'request',
    method: 'GET',
    path: '/secret-free/7',
    status: 200,
    ms: expect.any(Number),
    id: answer.headers.get('x-request-id'),
  });
});

it('the log is readable on a terminal', () => {
  const { log, said } = logOf(true);
  log.info('demo sign-in', { username: 'mina.k', password: 'open' });
  log.info('request', { method: 'GET', path: '/', status: 200, ms: 1.5, id: 'x' });
  expect(said()).toBe('12:00:00 demo sign-in: username mina.k, password open\n12:00:00 200 GET / 1.5 ms\n');
});

it('an error is logged with the kind of its cause, whose message may name people', () => {
  const { log, said } = logOf(false);
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  log.error('start', new Error('The mail server does not answer.', { cause: refused }));
  expect(JSON.parse(said())).toMatchObject({
    error: 'Error The mail server does not answer.',
    cause: 'ECONNREFUSED Error',
  });
  expect(said()).not.toContain('127.0.0.1');
});

it('a failed query is logged without its parameters, and the client learns nothing of it', async () => {
  const { log, said } = logOf(false);
  const { db, close } = await emptyDatabase();
  const app = appWith(log, async () => {
    await db.execute(sql`select * from nowhere where secret = ${'hunter2'}`);
    return new Response();
  });
  const answer = await app.request('/secret-free/7');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: 'Something went wrong on our side. Try again in a moment.',
    code: 'internal',
  });
  const [failure = ''] = said().split('\n');
  expect(JSON.parse(failure)).toMatchObject({
    level: 'error',
    error: expect.stringContaining('relation "nowhere" does not exist'),
    id: answer.headers.get('x-request-id'),
  });
  expect(failure).not.toContain('hunter2');
  await close();
});

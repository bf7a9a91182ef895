import { area, type Contract, contract, createClient, endpoint } from '@vitrine/api';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noLog } from '../kernel/log.ts';
import { failureAnswer } from './failures.ts';
import { foldersOf, mountContract } from './mount.ts';
import type { AppEnv } from './request.ts';

function appOf(
  mounted: Contract,
  handlers: Record<string, Record<string, unknown>>,
  personOf: (token: string) => Promise<string | undefined> = async () => undefined,
) {
  const app = new Hono<AppEnv>();
  app.onError(failureAnswer(noLog));
  mountContract(app, mounted, handlers, { personOf, trustedProxies: undefined });
  return app;
}

const areaOf = (calls: Contract[string]['calls']) => area({ description: 'For tests only.', calls });

it('the folders of all calls are known, including those outside of /api, so that other origins may call them (D6)', () => {
  const call = (path: string) => endpoint({ method: 'GET', path, who: 'anyone', summary: 'For tests only.' });
  const calls = {
    popular: call('/api/products/popular'),
    settings: call('/user/notification-settings/{userId}'),
    terms: call('/terms-of-service'),
  };
  expect(foldersOf({ tests: areaOf(calls) })).toEqual(['/api', '/user', '/terms-of-service']);
});

it('mounting fails while an endpoint of the contract has no handler', () => {
  const mount = () => appOf({ likes: contract.likes }, { likes: {} });
  expect(mount).toThrow(
    /likes\.add is in the contract and nothing answers it.*Write add in likes\/likes\.routes\.ts/s,
  );
});

it('literal paths are mounted before parameters that would match them', async () => {
  const { get, popular } = contract.products.calls;
  const handlers = { products: { get: async () => 'one', popular: async () => 'popular' } };
  const app = appOf({ products: areaOf({ get, popular }) }, handlers);
  expect(await (await app.request('/api/products/popular')).json()).toBe('popular');
  expect(await (await app.request('/api/products/popular2')).json()).toBe('one');
});

it('text that the database would refuse never reaches a handler', async () => {
  const find = endpoint({
    method: 'GET',
    path: '/api/search/{word}',
    who: 'anyone',
    summary: 'Any text',
    params: z.object({ word: z.string() }),
    query: z.object({ q: z.optional(z.string()) }),
    response: z.string(),
  });
  const app = appOf({ search: areaOf({ find }) }, { search: { find: async () => 'found' } });
  expect((await app.request('/api/search/a?q=b')).status).toBe(200);
  expect((await app.request('/api/search/a?q=%00')).status).toBe(400);
  expect((await app.request('/api/search/%00?q=b')).status).toBe(400);
});

describe('ids that name the caller (D70)', () => {
  const token = 'x'.repeat(43);
  const takesAnything = {
    method: 'DELETE',
    who: 'anyone',
    summary: 'Take anything',
    response: z.string(),
  } as const;
  const app = appOf(
    {
      things: areaOf({
        take: endpoint({ ...takesAnything, path: '/api/things' }),
        of: endpoint({
          ...takesAnything,
          path: '/api/things/{userId}',
          subject: 'params.userId',
          params: z.object({ userId: z.string() }),
        }),
      }),
    },
    { things: { take: async () => 'taken', of: async () => 'theirs' } },
    async (given) => (given === token ? '7' : undefined),
  );
  const statusOf = async (path: string, { body, as = token }: { body?: string; as?: string } = {}) => {
    const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' };
    return (await app.request(path, { method: 'DELETE', headers, body: body ?? null })).status;
  };

  it.each(['?userId=8', '?userId=7&userId=8', '?followerId=8', '?userId=7&requestingUserId=8'])(
    'ids of others are refused in %s, also if the call declares no such parameter',
    async (query) => {
      expect(await statusOf(`/api/things${query}`)).toBe(403);
      expect(await statusOf(`/api/things${query}`, { as: 'y'.repeat(43) })).toBe(200);
    },
  );

  it.each(['{"userId":"8"}', '{"userId":8}', '{"userId":["7","8"]}', '{"a":1,"followerId":"8"}'])(
    'ids of others are refused in %s, also if the call takes no body',
    async (body) => {
      expect(await statusOf('/api/things', { body })).toBe(403);
      expect(await statusOf('/api/things', { body, as: '' })).toBe(200);
    },
  );

  it.each([
    '{"userId":"7"}',
    '{"userId":7}',
    '{"userId":null}',
    '{"userId":""}',
    '[{"userId":"8"}]',
    '{"userId',
    '',
  ])('no id of another is found in %s', async (body) => {
    expect(await statusOf('/api/things?userId=7&userId=', { body })).toBe(200);
  });

  it('an id that the contract declares as a subject may be that of another person', async () => {
    expect(await statusOf('/api/things/8')).toBe(200);
    expect(await statusOf('/api/things/8?userId=8')).toBe(403);
  });
});

it.each([202, 204] as const)('a response has the status %s and the matching body', async (status) => {
  const send = endpoint({
    method: 'POST',
    path: '/api/reports',
    who: 'anyone',
    summary: 'Send a report',
    ...(status === 204 ? {} : { status, response: z.object({ id: z.string() }) }),
  });
  const app = appOf({ reports: areaOf({ send }) }, { reports: { send: async () => ({ id: 'r' }) } });
  const answer = await app.request('/api/reports', { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([status, status === 204 ? '' : '{"id":"r"}']);
});

describe('a call that redirects', () => {
  const open = endpoint({
    method: 'GET',
    path: '/api/portal',
    who: 'anyone',
    summary: 'Open the portal',
    status: 303,
    response: z.object({ location: z.string() }),
  });
  const app = appOf(
    { portal: areaOf({ open }) },
    { portal: { open: async () => ({ location: 'https://pay.example/1' }) } },
  );

  it('a browser is redirected', async () => {
    const answer = await app.request('/api/portal', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://pay.example/1']);
    expect(answer.headers.get('vary')).toBe('Accept');
  });

  it('a client gets the location', async () => {
    const client = createClient({ fetch: async (input, init) => app.request(String(input), init) });
    const { get } = client({
      get: { method: 'GET', path: '/api/portal', who: 'anyone', decode: (answer) => answer },
    });
    expect(await get({})).toEqual({ location: 'https://pay.example/1' });
  });
});

describe('a call at the address of a page (D6)', () => {
  const read = endpoint({
    method: 'GET',
    path: '/p/{postId}',
    who: 'anyone',
    summary: 'Read a post',
    besidePage: true,
    params: z.object({ postId: z.string() }),
    response: z.object({ id: z.string() }),
  });
  const app = appOf(
    { posts: areaOf({ read }) },
    { posts: { read: async ({ params }: { params: { postId: string } }) => ({ id: params.postId }) } },
  );
  app.get('*', (c) => {
    c.header('vary', 'Accept-Encoding');
    return c.html('<title>A page</title>');
  });
  const ask = async (path: string, accept: string | undefined, method = 'GET') => {
    const answer = await app.request(path, { method, headers: accept === undefined ? {} : { accept } });
    return {
      status: answer.status,
      type: answer.headers.get('content-type')?.split(';')[0],
      vary: answer.headers.get('vary'),
      text: await answer.text(),
    };
  };
  const json = { status: 200, type: 'application/json', vary: 'Accept', text: '{"id":"7"}' };
  const page = {
    status: 200,
    type: 'text/html',
    vary: 'Accept-Encoding, Accept',
    text: '<title>A page</title>',
  };

  it.each(['application/json', 'Application/JSON, text/plain', 'text/html;q=0.5, application/json'])(
    'a request for JSON gets the call: %s',
    async (accept) => {
      expect(await ask('/p/7', accept)).toEqual(json);
    },
  );

  it.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'application/json;q=0.5, text/html',
    'application/json;q=0',
    '*/*',
    undefined,
  ])('any other request gets the page: %s', async (accept) => {
    expect(await ask('/p/7', accept)).toEqual(page);
  });

  it('HEAD is answered like GET, without a body', async () => {
    expect(await ask('/p/7', 'application/json', 'HEAD')).toEqual({ ...json, text: '' });
    expect(await ask('/p/7', 'text/html', 'HEAD')).toEqual({ ...page, text: '' });
  });

  it('a 405 response lists the methods of the address', async () => {
    const answer = await app.request('/p/7', { method: 'POST', headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/p', '/p/', '/p/7/', '/p/7/comments', '/people'])('the call is not at %s', async (path) => {
    expect(await ask(path, 'application/json')).toMatchObject({ type: 'text/html' });
  });
});

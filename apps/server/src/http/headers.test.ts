import { openApiDocument } from '@vitrine/api/openapi';
import openApi from '@vitrine/api/openapi.json' with { type: 'json' };
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trustedProxiesFrom } from '../config/trusted-proxies.ts';
import { createLifecycle } from '../kernel/lifecycle.ts';
import { noLog } from '../kernel/log.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { failureAnswer } from './failures.ts';
import { operationsRoutes } from './operations.routes.ts';
import type { AppEnv } from './request.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    allowedOrigins: ['https://shop.example'],
    trustedProxies: trustedProxiesFrom('10.0.0.0/8'),
  });
  await world.shelve(...Array.from({ length: 20 }, () => ({})));
});
afterAll(() => world[Symbol.asyncDispose]());

describe('every response', () => {
  it.each([
    '/',
    '/healthz',
    '/livez',
    '/api/products/popular',
    '/api/nothing',
    '/media/demo/none',
    '/assets/none.js',
    '/openapi.json',
  ])('the response to %s has the security headers and an id', async (path) => {
    const { headers } = await world.send(path);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // Other origins may call this server, so their pages may show its pictures.
    expect(headers.get('cross-origin-resource-policy')).toBe(
      path.startsWith('/media/') ? 'cross-origin' : 'same-origin',
    );
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('a response demands https only if a trusted proxy reports https', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const through = await world.send('/healthz', { headers, address: '10.1.2.3' });
    const claimed = await world.send('/healthz', { headers, address: '203.0.113.9' });
    expect(through.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    expect(claimed.headers.has('strict-transport-security')).toBe(false);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const answer = await world.send('/api/products/popular', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('small responses are not compressed', async () => {
    const answer = await world.send('/healthz', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(await answer.json()).toEqual({ status: 'ok' });
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    world.send('/api/likes/add', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });

  it('a listed origin may call the API', async () => {
    const { headers, status } = await preflight('https://shop.example');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('a listed origin may read refusals', async () => {
    const answer = await world.send('/api/likes/getLikes', { headers: { origin: 'https://shop.example' } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('a listed origin may call what lies outside of /api, and read its refusals as JSON (D6)', async () => {
    const origin = 'https://shop.example';
    for (const path of ['/user/content-filter-settings/somebody', '/terms-of-service', '/privacy-policy']) {
      const { headers, status } = await world.send(path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
      expect([status, headers.get('access-control-allow-origin')], path).toEqual([204, origin]);
      const answer = await world.send(path, { headers: { origin, accept: 'application/json' } });
      expect(answer.headers.get('access-control-allow-origin'), path).toBe(origin);
      expect(answer.headers.get('content-type'), path).toContain('application/json');
    }
  });

  it('an unlisted origin may do neither', async () => {
    expect((await preflight('https://evil.example')).headers.has('access-control-allow-origin')).toBe(false);
    const plain = await openWorld();
    const answer = await plain.send('/api/products/popular', { headers: { origin: 'https://shop.example' } });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    await plain[Symbol.asyncDispose]();
  });
});

describe('/openapi.json', () => {
  it('the document is that of the contract', async () => {
    const served = await (await world.send('/openapi.json')).json();
    expect(served).toEqual(openApi);
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });
});

describe('health', () => {
  const told = async (answer: Response) => [answer.status, await answer.json()];

  it('an unreachable database fails the readiness check, but not the liveness check', async () => {
    const own = await openWorld();
    const healthy = [200, { status: 'ok' }];
    for (const path of ['/livez', '/healthz', '/readyz'])
      expect(await told(await own.send(path))).toEqual(healthy);
    await own.database.close();
    expect(await told(await own.send('/livez'))).toEqual(healthy);
    for (const path of ['/healthz', '/readyz'])
      expect(await told(await own.send(path))).toEqual([503, { status: 'database unreachable' }]);
  });

  it('a full disk fails the readiness check while reads fail, but not the liveness check', async () => {
    let failure: unknown;
    const read = async () => {
      if (failure) throw failure;
    };
    const lifecycle = createLifecycle();
    const app = operationsRoutes(read, lifecycle);
    expect(await told(await app.request('/healthz'))).toEqual([200, { status: 'ok' }]);
    failure = new Error('Failed query', { cause: Object.assign(new Error(), { code: '53100' }) });
    expect(await told(await app.request('/healthz'))).toEqual([503, { status: 'disk full' }]);
    expect((await app.request('/livez')).status).toBe(200);
    failure = undefined;
    expect(await told(await app.request('/healthz'))).toEqual([200, { status: 'ok' }]);
    lifecycle.stop();
    expect(await told(await app.request('/readyz'))).toEqual([503, { status: 'stopping' }]);
    expect((await app.request('/livez')).status).toBe(200);
  });
});

describe('a full disk', () => {
  it.each([
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    new Error('Failed query', {
      cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
    }),
  ])('a full disk gives a clear message with Retry-After: %s', async (failure) => {
    const app = new Hono<AppEnv>();
    app.onError(failureAnswer(noLog));
    app.get('/', () => {
      throw failure;
    });
    const answer = await app.request('/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60']);
    expect(await answer.json()).toEqual({
      code: 'storage_full',
      error: 'We can’t save anything right now. Try again later.',
    });
  });
});

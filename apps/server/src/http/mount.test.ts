import { type Contract, contract } from '@vitrine/api';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureAnswer } from './failures.ts';
import { noLog } from './log.ts';
import { mountContract } from './mount.ts';
import type { AppEnv } from './request.ts';

function appOf(mounted: Contract, handlers: Record<string, Record<string, unknown>>) {
  const app = new Hono<AppEnv>();
  app.onError(failureAnswer(noLog));
  mountContract(app, mounted, handlers, { personOf: async () => undefined, trustedProxies: undefined });
  return app;
}

it('does not start while an endpoint of the contract has nobody to answer it', () => {
  const mount = () => appOf({ likes: contract.likes }, { likes: {} });
  expect(mount).toThrow(
    /likes\.add is in the contract and nothing answers it.*Write add in likes\/likes\.routes\.ts/s,
  );
});

it('mounts literal paths in front of parameters that would swallow them', async () => {
  const { get, popular } = contract.products;
  const handlers = { products: { get: async () => 'one', popular: async () => 'popular' } };
  const app = appOf({ products: { get, popular } }, handlers);
  expect(await (await app.request('/api/products/popular')).json()).toBe('popular');
  expect(await (await app.request('/api/products/popular2')).json()).toBe('one');
});

it('hands no text on that the database would refuse', async () => {
  const search = {
    method: 'GET',
    path: '/api/search/{word}',
    summary: 'Any text',
    access: { who: 'anyone' },
    who: 'anyone',
    decode: (answer: unknown) => answer,
    params: z.object({ word: z.string() }),
    query: z.object({ q: z.optional(z.string()) }),
    response: z.string(),
  } as const;
  const app = appOf({ search: { find: search } }, { search: { find: async () => 'found' } });
  expect((await app.request('/api/search/a?q=b')).status).toBe(200);
  expect((await app.request('/api/search/a?q=%00')).status).toBe(400);
  expect((await app.request('/api/search/%00?q=b')).status).toBe(400);
});

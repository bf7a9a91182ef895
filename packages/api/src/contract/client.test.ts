import { describe, expect, test, vi } from 'vitest';
import { everyCall } from '../every-call.ts';
import { likesCalls } from '../likes/likes.calls.ts';
import { ApiError, type ErrorBody, type ErrorDetail } from './api-error.ts';
import type { Calls } from './call.ts';
import { createClient } from './client.ts';
import { redirectOf } from './redirect.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function clientOf(answer: () => Response | Promise<Response>, token?: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const onUnauthorized = vi.fn();
  const onAnsweredAsGuest = vi.fn();
  const api = everyCall(
    createClient({
      baseUrl: 'https://api.example',
      fetch,
      token: () => token,
      onUnauthorized,
      onAnsweredAsGuest,
    }),
  );
  const sent = () => {
    const [url, init] = fetch.mock.calls[0] ?? [];
    return { url: String(url), init: init ?? {}, headers: new Headers(init?.headers) };
  };
  return { api, fetch, sent, onUnauthorized, onAnsweredAsGuest };
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const page = { products: [], pagination: { page: 1, pages: 1 }, snapshot: null };

describe('the client', () => {
  test('the client escapes ids in the path, so that they cannot reach another one', async () => {
    const { api, sent } = clientOf(() => json({ id: 'a' }));
    await api.products.get({ params: { id: '../likes/add?x=#' } }).catch(() => undefined);
    expect(sent().url).toBe('https://api.example/api/products/..%2Flikes%2Fadd%3Fx%3D%23');
  });

  test('the client sends the bearer token if there is one, and a body as JSON, also with DELETE', async () => {
    const { api, sent } = clientOf(() => json({ productId: 'p', isLiked: false }), 'secret');
    await api.likes.remove({ body: { userId: 'u', productId: 'p' } });
    expect(sent().headers.get('authorization')).toBe('Bearer secret');
    expect(sent().init).toMatchObject({ method: 'DELETE', body: '{"userId":"u","productId":"p"}' });
  });

  test.each([
    [{ error: 'Product name is missing', code: 'product_name_missing' }, 'Product name is missing'],
    [{ message: 'From elsewhere' }, 'From elsewhere'],
    [{ error: '', message: 'Second' }, 'Second'],
    [{ error: { message: 'Nested' } }, 'Nested'],
  ])('the client reads the error body %j', async (body, message) => {
    const { api } = clientOf(() => json(body, 400));
    expect(await failure(api.products.popular({ query: {} }))).toMatchObject({
      kind: 'http',
      status: 400,
      message,
      fromServer: true,
    });
  });

  test.each([
    ['60', 60_000],
    [undefined, undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('with the header Retry-After %s a refusal asks for a pause of %s ms', async (seconds, retryAfter) => {
    const headers = new Headers(seconds === undefined ? {} : { 'retry-after': seconds });
    const { api } = clientOf(() => Response.json({ error: 'No' }, { status: 429, headers }));
    expect((await failure(api.products.popular({ query: {} }))).retryAfter).toBe(retryAfter);
  });

  test('the details of a refused request are in the cause, for developers', async () => {
    const details: ErrorDetail[] = [{ field: 'body.content', rule: 'maximum', limit: 1000 }];
    const { api } = clientOf(() => json({ error: 'No', code: 'invalid_request', details }, 400));
    const { cause } = await failure(api.products.popular({ query: {} }));
    expect((cause as ErrorBody).details).toEqual(details);
  });

  test.each([
    [
      'a page of HTML',
      () => new Response('<html>', { status: 502 }),
      { kind: 'http', status: 502, fromServer: false },
    ],
    ['HTML with status 200', () => new Response('<html>'), { kind: 'unreadable' }],
    ['no connection', () => Promise.reject(new TypeError('failed')), { kind: 'network' }],
  ])('the client turns %s into one kind of error', async (_, answer, expected) => {
    const { api } = clientOf(answer);
    expect(await failure(api.likes.add({ body: { productId: 'p', name: 'n', price: 1 } }))).toMatchObject(
      expected,
    );
  });

  test('the client distinguishes an abort from a timeout', async () => {
    const hanging: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const api = everyCall(createClient({ fetch: hanging }));
    const controller = new AbortController();
    const given = api.products.popular({ query: {} }, { signal: controller.signal });
    controller.abort();
    expect((await failure(given)).kind).toBe('aborted');
    expect((await failure(api.products.popular({ query: {} }, { timeoutMs: 1 }))).kind).toBe('timeout');
  });

  test('the timeout also covers the decoder of an answer', async () => {
    const client = createClient({ fetch: async () => json({}) });
    const hanging = { method: 'GET', path: '/', who: 'anyone', decode: () => new Promise(() => {}) } as const;
    const { get } = client({ get: hanging });
    expect((await failure(get({}, { timeoutMs: 1 }))).kind).toBe('timeout');
    const controller = new AbortController();
    const given = get({}, { signal: controller.signal });
    setTimeout(() => controller.abort());
    expect((await failure(given)).kind).toBe('aborted');
  });

  test('the client reports the refused token, but not for a wrong password', async () => {
    const refused = clientOf(() => json({ error: 'No' }, 401), 'old');
    await failure(refused.api.products.personalized({ query: {} }));
    expect(refused.onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');

    const wrong = clientOf(() => json({ error: 'No' }, 401), 'old');
    await failure(wrong.api.session.login({ body: { username: 'u', password: 'p' } }));
    expect(wrong.onUnauthorized).not.toHaveBeenCalled();
  });

  test('if the token is refused, a call open to guests is repeated as a guest, without a sign-in prompt', async () => {
    const { api, fetch, onUnauthorized, onAnsweredAsGuest } = clientOf(
      () => json({ error: 'No' }, 401),
      'old',
    );
    fetch.mockImplementation(async (_, init) =>
      new Headers(init?.headers).has('authorization') ? json({ error: 'No' }, 401) : json(page),
    );
    expect((await api.products.popular({ query: {} })).products).toEqual([]);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onAnsweredAsGuest).toHaveBeenCalledExactlyOnceWith('old');
  });

  test('the client never retries a failed call', async () => {
    const { api, fetch } = clientOf(() => Promise.reject(new TypeError('failed')));
    await failure(api.products.popular({ query: {} }));
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each([
    ['products', { products: [{ id: 1, name: 'Shoe', price: '$1,299.00' }] }],
    ['data', { data: [{ product_id: 1, name: 'Shoe', price: 1299 }] }],
    ['a bare list', [{ productId: '1', name: 'Shoe', price: '1299 USD' }]],
  ])('the client reads a feed under %s, with ids and prices in any form', async (_, answer) => {
    const { api } = clientOf(() => json(answer));
    const { products } = await api.products.popular({ query: {} });
    expect(products).toMatchObject([{ id: '1', name: 'Shoe', price: 1299 }]);
  });

  test('a feed without any list is unreadable, not empty', async () => {
    const { api } = clientOf(() => json({ ok: true }));
    expect((await failure(api.products.popular({ query: {} }))).kind).toBe('unreadable');
  });

  test('one unreadable product does not fail the whole page', async () => {
    const { api } = clientOf(() =>
      json({ ...page, products: [null, { name: 'No id' }, { id: 'a', name: 'Hat' }] }),
    );
    expect((await api.products.popular({ query: {} })).products.map(({ id }) => id)).toEqual(['a']);
  });

  test('a link that is no web address is dropped', async () => {
    const { api } = clientOf(() =>
      json({ id: 'a', link: 'javascript:alert(1)', direct_link: '', image_url: '//evil' }),
    );
    expect(await api.products.get({ params: { id: 'a' } })).toMatchObject({ link: null, imageUrl: null });
  });

  test('a name of 20,000 letters does not freeze the page', async () => {
    const { api } = clientOf(() => json({ id: 'a', name: 'x'.repeat(20_000) }));
    expect((await api.products.get({ params: { id: 'a' } })).name).toHaveLength(500);
  });

  test('the client creates the methods of an area once', () => {
    const client = createClient({});
    expect(client(likesCalls)).toBe(client(likesCalls));
  });

  test('a call goes to the host that it names, if the client knows its address', async () => {
    const settings: Calls = {
      get: { method: 'GET', path: '/user/settings', who: 'person', host: 'settings' },
    };
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      asked.push(`${input} ${new Headers(init?.headers).get('authorization')}`);
      return new Response(null, { status: 204 });
    };
    const options = { baseUrl: 'https://api.example', token: () => 'secret', fetch };
    await createClient(options)(settings).get?.({});
    await createClient({ ...options, hosts: { settings: () => 'https://settings.example/v1' } })(
      settings,
    ).get?.({});
    expect(asked).toEqual([
      'https://api.example/user/settings Bearer secret',
      'https://settings.example/v1/user/settings Bearer secret',
    ]);
  });

  test.each<[string, () => Response, unknown]>([
    ['in JSON', () => json({ location: 'https://pay.example/1' }), 'https://pay.example/1'],
    [
      'in a redirect that can be read',
      () => new Response(null, { status: 302, headers: { location: '/pay/1' } }),
      '/pay/1',
    ],
    [
      'in one that browsers keep to themselves: the address of the call leads there',
      () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }),
      'https://api.example/portal',
    ],
  ])('the client returns the target of a redirect, given %s', async (_, answer, location) => {
    const client = createClient({ baseUrl: 'https://api.example', fetch: async () => answer() });
    const { open } = client({
      open: { method: 'GET', path: '/portal', who: 'anyone', leadsTo: redirectOf, decode: (given) => given },
    });
    expect(await open({})).toEqual({ location });
  });

  test('the body is ignored for a call without an answer', async () => {
    const client = createClient({ fetch: async () => new Response('<html>') });
    const { remove } = client({ remove: { method: 'DELETE', path: '/', who: 'anyone' } });
    expect(await remove({})).toBeUndefined();
  });
});

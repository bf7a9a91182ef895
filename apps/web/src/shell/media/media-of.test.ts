import { expect, test } from 'vitest';
import { mediaOf } from './media-of.ts';

const answering = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init);

test('media paths in responses of an API on another origin get its base URL, and texts stay unchanged', async () => {
  const text = 'Look: "/media/x"';
  const ask = mediaOf('https://api.example/v1', answering({ image: '/media/a.webp', text }));
  expect(await (await ask('/api/products')).json()).toEqual({
    image: 'https://api.example/v1/media/a.webp',
    text,
  });
});

test('a refusal keeps its status, and a response that is no JSON stays unchanged', async () => {
  const refused = await mediaOf('https://api.example', answering({ error: 'No.' }, { status: 403 }))('/');
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'No.' }]);
  const page = new Response('<img src="/media/x">', { headers: { 'content-type': 'text/html' } });
  expect(await mediaOf('https://api.example', async () => page)('/')).toBe(page);
  const nothing = await mediaOf('https://api.example', async () => new Response(null, { status: 204 }))('/');
  expect(nothing.status).toBe(204);
});

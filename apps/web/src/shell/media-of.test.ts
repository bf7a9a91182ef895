import { expect, test } from 'vitest';
import { mediaOf } from './media-of.ts';

const answering = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init);

test('what an API elsewhere calls /media/… is asked for there, and what people write stays as it is', async () => {
  const text = 'Look: "/media/x"';
  const ask = mediaOf('https://api.example/v1', answering({ image: '/media/a.webp', text }));
  expect(await (await ask('/api/products')).json()).toEqual({
    image: 'https://api.example/v1/media/a.webp',
    text,
  });
});

test('a refusal stays a refusal, and a page is handed on as it came', async () => {
  const refused = await mediaOf('https://api.example', answering({ error: 'No.' }, { status: 403 }))('/');
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'No.' }]);
  const page = new Response('<img src="/media/x">', { headers: { 'content-type': 'text/html' } });
  expect(await mediaOf('https://api.example', async () => page)('/')).toBe(page);
  const nothing = await mediaOf('https://api.example', async () => new Response(null, { status: 204 }))('/');
  expect(nothing.status).toBe(204);
});

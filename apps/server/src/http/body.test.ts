import { expect, it } from 'vitest';
import { readJson } from './body.ts';

const sent = (body: string, type = 'application/json') =>
  readJson(new Request('http://a', { method: 'POST', body, headers: { 'content-type': type } }));
const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`;
const refused = { code: 'invalid_request' };

it('JSON is read with any JSON content type', async () => {
  expect(await sent('{"a":[1,"ü🧵"]}')).toEqual({ a: [1, 'ü🧵'] });
  expect(await sent('5', 'application/json; charset=utf-8')).toBe(5);
  expect(await sent('[]', 'application/merge-patch+json')).toEqual([]);
});

it('a body without content counts as none', async () => {
  expect(await sent('', 'text/plain')).toBeUndefined();
  expect(await sent(' \n')).toBeUndefined();
});

it.each([
  ['too deep for its readers', nested(34)],
  ['far too deep', nested(20_000)],
  ['holding a NUL', '{"a":"\\u0000"}'],
  ['holding a NUL in a name', '{"a":[{"b\\u0000":1}]}'],
  ['holding half of a surrogate pair', '["\\ud83e"]'],
  ['half of itself', '{"a":'],
])('JSON that is %s is refused', async (_, body) => {
  await expect(sent(body)).rejects.toMatchObject(refused);
});

it('JSON is accepted up to 32 levels deep', async () => {
  expect(JSON.stringify(await sent(nested(32)))).toBe(nested(32));
});

it('a body that is not declared as JSON is refused', async () => {
  await expect(sent('{}', 'text/plain')).rejects.toMatchObject(refused);
  await expect(sent('{}', 'application/jsonp')).rejects.toMatchObject(refused);
});

it('bodies are read up to exactly 100 kB', async () => {
  const text = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
  expect(await sent(text(100_000))).toHaveLength(99_998);
  await expect(sent(text(100_001))).rejects.toMatchObject({ code: 'too_large' });
});

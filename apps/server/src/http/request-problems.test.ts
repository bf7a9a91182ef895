import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '../testing/harness.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
});
afterAll(() => world[Symbol.asyncDispose]());

async function detailsOf(path: string, body?: unknown, type = 'application/json') {
  const answer = await world.send(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(text).not.toContain('secret');
  return { status: answer.status, details: JSON.parse(text).details };
}

it.each([
  ['/api/products/popular?page=secret', { field: 'query.page', rule: 'type', expected: 'number' }],
  ['/api/products/popular?limit=1000', { field: 'query.limit', rule: 'maximum', limit: 100 }],
  ['/api/products/popular?page=0', { field: 'query.page', rule: 'minimum', limit: 1 }],
  ['/api/products/popular?page=1.5', { field: 'query.page', rule: 'type', expected: 'int' }],
])('the answer to %s names the field, its rule, and its limit', async (path, detail) => {
  expect(await detailsOf(path)).toEqual({ status: 400, details: [detail] });
});

it.each<[unknown, object]>([
  [
    { postId: 'p1', content: `secret${'x'.repeat(1000)}` },
    { field: 'body.content', rule: 'maximum', limit: 1000 },
  ],
  [{ postId: 'p1' }, { field: 'body.content', rule: 'required' }],
  [
    { postId: 'p1', content: 7 },
    { field: 'body.content', rule: 'type', expected: 'string' },
  ],
  ['{"postId":"p1","content":"secret', { field: 'body', rule: 'format', expected: 'JSON' }],
])('a refused comment says what is wrong with it: %j', async (body, detail) => {
  expect(await detailsOf('/api/post/comment', body)).toEqual({ status: 400, details: [detail] });
});

it('a body of another content type is refused with the expected one', async () => {
  expect(await detailsOf('/api/post/comment', 'content=secret', 'text/plain')).toEqual({
    status: 400,
    details: [{ field: 'headers.content-type', rule: 'format', expected: 'application/json' }],
  });
});

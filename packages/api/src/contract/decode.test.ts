import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { idOf, textOf, webLinkOf } from './decode.ts';
import { countOf, fieldsWithin, momentOf } from './decode-later.ts';

describe('a text for people', () => {
  test.each([
    ['x'.repeat(20_000), 'x'.repeat(500)],
    ['x'.repeat(500), 'x'.repeat(500)],
    [7, '7'],
    ['', undefined],
    [{}, undefined],
  ])('is cut where nobody reads on', (given, expected) => {
    expect(textOf(given)).toBe(expected);
  });

  test('is never cut in the middle of a character', () => {
    expect(textOf(`${'x'.repeat(499)}🧵`)).toBe('x'.repeat(499));
    expect(textOf(`${'x'.repeat(498)}🧵!`)).toBe(`${'x'.repeat(498)}🧵`);
  });
});

test('an id or an address is never cut, because then it would be another', () => {
  const long = 'x'.repeat(4001);
  expect([idOf(long), webLinkOf(`https://a.example/${long}`)]).toEqual([undefined, undefined]);
  expect(idOf(long.slice(1))).toHaveLength(4000);
});

test.each([
  ['2026-01-02T00:00:00Z', Date.UTC(2026, 0, 2)],
  ['1700000000000', 1_700_000_000_000],
  [1_700_000_000_000.5, 1_700_000_000_000],
  ['whenever', undefined],
  [null, undefined],
])('a moment is read of %j', (given, expected) => {
  expect(momentOf(given)).toBe(expected);
});

test('what is counted below zero is zero', () => {
  expect([countOf(-3), countOf('2.9'), countOf('none')]).toEqual([0, 2, undefined]);
});

test('fields are read inside and beside a wrapping, those inside first', () => {
  expect(fieldsWithin({ a: 1, b: 2, data: { a: 3 } }, 'profile', 'data')).toMatchObject({ a: 3, b: 2 });
});

test('a refusal of 20,000 letters is cut, too', async () => {
  const client = createClient({
    fetch: async () => new Response(JSON.stringify({ error: 'x'.repeat(20_000) }), { status: 400 }),
  });
  const { get } = client({ get: { method: 'GET', path: '/', who: 'anyone' } });
  await expect(get({})).rejects.toHaveProperty('message.length', 500);
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { withDocumentAnswers } from './document-answers.ts';

const ADDRESS = '/api/products/popular?page=1&limit=20';
let asked: string[];
let time: number;
const open = () =>
  withDocumentAnswers(
    document,
    async (input) => {
      asked.push(String(input));
      return new Response('from the server');
    },
    () => time,
  );
const text = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  asked = [];
  time = 0;
  document.head.innerHTML = `<script type="application/json" data-answer="${ADDRESS.replace('&', '&amp;')}">{"a":1}</script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('gives what came with the document once, then asks', async () => {
  const fetch = open();
  expect(await text(fetch(ADDRESS))).toBe('{"a":1}');
  expect(asked).toEqual([]);
  expect(await text(fetch(ADDRESS))).toBe('from the server');
});

it('asks for anything else, and on behalf of anybody who is signed in', async () => {
  const fetch = open();
  await fetch('/api/products/popular?page=2&limit=20');
  await fetch(ADDRESS, { headers: { authorization: 'Bearer token' } });
  await fetch(ADDRESS, { method: 'POST' });
  expect(asked).toHaveLength(3);
});

it('asks when the document is an old one', async () => {
  const fetch = open();
  time = 61_000;
  expect(await text(fetch(ADDRESS))).toBe('from the server');
});

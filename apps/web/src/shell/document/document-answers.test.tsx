import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDocumentAnswers } from './document-answers.ts';

const ADDRESS = '/api/products/popular?page=1&limit=20';
let asked: string[];
let time: number;
let isAdopting: boolean;
const open = () =>
  withDocumentAnswers(
    document,
    async (input) => {
      asked.push(String(input));
      return new Response('from the server');
    },
    { now: () => time, isAdopting },
  );
const text = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  asked = [];
  time = 0;
  isAdopting = false;
  document.head.innerHTML = `<script type="application/json" data-answer="${ADDRESS.replace('&', '&amp;')}">{"a":1}</script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('a response in the document is used once, then the server is called', async () => {
  const fetch = open();
  expect(await text(fetch(ADDRESS))).toBe('{"a":1}');
  expect(asked).toEqual([]);
  expect(await text(fetch(ADDRESS))).toBe('from the server');
});

it('any other call, and any of a signed-in user, goes to the server', async () => {
  const fetch = open();
  await fetch('/api/products/popular?page=2&limit=20');
  await fetch(ADDRESS, { headers: { authorization: 'Bearer token' } });
  await fetch(ADDRESS, { method: 'POST' });
  expect(asked).toHaveLength(3);
});

it('a call in an old document goes to the server', async () => {
  const fetch = open();
  time = 61_000;
  expect(await text(fetch(ADDRESS))).toBe('from the server');
});

describe('while hydrating', () => {
  beforeEach(() => {
    isAdopting = true;
  });

  it('responses are used for every user at any time, since the page was rendered from them', async () => {
    time = 61_000;
    const fetch = open();
    expect(await text(fetch(ADDRESS, { headers: { authorization: 'Bearer token' } }))).toBe('{"a":1}');
    expect(await text(fetch(ADDRESS))).toBe('from the server');
  });

  it('a search is found by its body, and a refusal keeps its status', async () => {
    const search = { method: 'POST', body: '{"query":"coat"}' };
    document.head.innerHTML = `
      <script type="application/json" data-answer='POST /api/search {"query":"coat"}'>{"found":1}</script>
      <script type="application/json" data-answer="/api/products/x" data-status="404">{"code":"not_found"}</script>`;
    const fetch = open();
    expect(await text(fetch('/api/search', { ...search, body: '{"query":"hat"}' }))).toBe('from the server');
    expect(await text(fetch('/api/search', search))).toBe('{"found":1}');
    const refusal = await fetch('/api/products/x');
    expect([refusal.status, await refusal.json()]).toEqual([404, { code: 'not_found' }]);
  });
});

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

describe('where the page in the document is taken over', () => {
  beforeEach(() => {
    isAdopting = true;
  });

  it('gives its answers to anybody and at any time, since the page was drawn from them', async () => {
    time = 61_000;
    const fetch = open();
    expect(await text(fetch(ADDRESS, { headers: { authorization: 'Bearer token' } }))).toBe('{"a":1}');
    expect(await text(fetch(ADDRESS))).toBe('from the server');
  });

  it('knows a search by its body, and a refusal by its status', async () => {
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

import { everyCall } from '@vitrine/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteMap } from '../site-map.ts';
import { askAhead, judgeDrawnPage } from './before-app.ts';

const POSTS = { path: '/api/post/posts/:userId', kept: 'posts:published::userId' };
let made: { url: string; authorization: string | null; signal: AbortSignal }[];
let answerOf: (url: string) => Promise<Response>;
const plain = globalThis.fetch;
const hers = { method: 'GET', headers: { authorization: 'Bearer hers' } };

beforeEach(() => {
  made = [];
  answerOf = async (url) => new Response(`ahead ${url}`);
  globalThis.fetch = async (url, { headers, signal } = {}) => {
    const authorization = new Headers(headers).get('authorization');
    made.push({ url: String(url), authorization, signal: signal as AbortSignal });
    return answerOf(String(url));
  };
  localStorage.setItem('token', 'hers');
  localStorage.setItem('user', 'mina');
  localStorage.setItem('until', String(Date.now() + 60_000));
  history.replaceState(null, '', '/profile/mina');
});
afterEach(() => {
  globalThis.fetch = plain;
  delete window.fetchAhead;
  localStorage.clear();
  sessionStorage.clear();
});

/** Loads the document; from then on it is the app that asks. */
function open(freshFor = 60_000) {
  askAhead('token', 'until', 'user', '', freshFor, [
    ['/profile/:userId', [{ path: '/api/profile/:userId?requestingUserId=:viewer' }, POSTS]],
    ['/post/:postId', [{ path: '/api/post/:postId' }]],
  ]);
  answerOf = async (url) => new Response(`asked ${url}`);
  return window.fetchAhead ?? globalThis.fetch;
}
const text = async (answer: Promise<Response>) => (await answer).text();

it('makes the first calls of a page with the token of who is signed in, and the app makes them no more', async () => {
  const fetch = open();
  expect(made.map(({ url, authorization }) => `${url} ${authorization}`)).toEqual([
    '/api/profile/mina?requestingUserId=mina Bearer hers',
    '/api/post/posts/mina Bearer hers',
  ]);
  expect(await text(fetch('/api/post/posts/mina', hers))).toBe('ahead /api/post/posts/mina');
  expect(await text(fetch('/api/post/posts/mina', hers))).toBe('asked /api/post/posts/mina');
});

it.each([
  ['a guest', () => localStorage.removeItem('token')],
  ['somebody whose session is over', () => localStorage.setItem('until', String(Date.now() - 1))],
  ['another page', () => history.replaceState(null, '', '/profile')],
])('makes none for %s', (_, turnInto) => {
  turnInto();
  open();
  expect(made).toEqual([]);
});

it('asks for nothing that the browser session has', () => {
  sessionStorage.setItem('posts:published:mina:mina', '{}');
  open();
  expect(made.map(({ url }) => url)).toEqual(['/api/profile/mina?requestingUserId=mina']);
});

it('gives an answer to nobody else, to nobody late, and to nobody after a change', async () => {
  const his = { method: 'GET', headers: { authorization: 'Bearer his' } };
  expect(await text(open()('/api/post/posts/mina', his))).toBe('asked /api/post/posts/mina');
  answerOf = async (url) => new Response(`ahead ${url}`);
  expect(await text(open(0)('/api/post/posts/mina', hers))).toBe('asked /api/post/posts/mina');
  answerOf = async (url) => new Response(`ahead ${url}`);
  const fetch = open();
  await fetch('/api/post/create', { ...hers, method: 'POST' });
  expect(await text(fetch('/api/post/posts/mina', hers))).toBe('asked /api/post/posts/mina');
});

it('makes a call that failed again, and ends one that is given up', async () => {
  answerOf = () => Promise.reject(new TypeError('Failed to fetch'));
  const fetch = open();
  expect(await text(fetch('/api/post/posts/mina', hers))).toBe('asked /api/post/posts/mina');
  const given = new AbortController();
  void fetch('/api/profile/mina?requestingUserId=mina', { ...hers, signal: given.signal });
  given.abort();
  expect(made[0]?.signal.aborted).toBe(true);
});

it('is told of calls that the contract has', async () => {
  const paths: string[] = [];
  const client = everyCall(
    // Each call of the contract says where it goes.
    ((calls: object) => {
      for (const call of Object.values(calls)) paths.push(`${call.method} ${call.path}`);
      return {};
    }) as never,
  );
  expect(client).toBeDefined();
  for (const { path } of siteMap.flatMap((route) => route.ahead ?? [])) {
    const pattern = path.replace(/\?.*/, '').replace(/:\w+/g, '{}');
    expect(paths.map((known) => known.replace(/\{\w+\}/g, '{}'))).toContain(`GET ${pattern}`);
  }
});

it.each([
  ['who blocked somebody', '{"until":1,"differ":true}', 'cards'],
  ['who blocks nobody any more', '{"until":1,"differ":false}', undefined],
  ['who never blocked anybody', null, undefined],
])('draws the products of a page anew for a member %s', (_, noted, redraw) => {
  const { dataset } = document.documentElement;
  dataset.drawn = '{}';
  if (noted) localStorage.setItem('feeds:mina', noted);
  judgeDrawnPage('token', 'until', 'user', 'viewed', 'feeds', 'panel', 'fonts');
  const judged = dataset.redraw;
  for (const name of ['drawn', 'redraw', 'member']) delete dataset[name];
  expect(judged).toBe(redraw);
});

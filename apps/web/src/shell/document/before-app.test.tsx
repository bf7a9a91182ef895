import { everyCall } from '@vitrine/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteMap } from '../../site-map.ts';
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

/** Runs `askAhead` as the document does; later calls are the app's. */
function open(freshFor = performance.now() + 60_000) {
  askAhead('token', 'until', 'user', '', freshFor, [
    ['/profile/:userId', [{ path: '/api/profile/:userId?requestingUserId=:viewer' }, POSTS]],
    ['/post/:postId', [{ path: '/api/post/:postId' }]],
    ['/feed', [{ path: '/api/feed', withoutQuery: true }]],
  ]);
  answerOf = async (url) => new Response(`asked ${url}`);
  return window.fetchAhead ?? globalThis.fetch;
}
const text = async (answer: Promise<Response>) => (await answer).text();

it("the document makes the first calls of a page with the user's token, and the app does not repeat them", async () => {
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
])('the document makes no calls for %s', (_, turnInto) => {
  turnInto();
  open();
  expect(made).toEqual([]);
});

it('the document makes no call for data in the session cache', () => {
  sessionStorage.setItem('posts:published:mina:mina', '{}');
  open();
  expect(made.map(({ url }) => url)).toEqual(['/api/profile/mina?requestingUserId=mina']);
});

it('the document makes no call for a page that shows something else by its query', () => {
  history.replaceState(null, '', '/feed?feed=following');
  open();
  expect(made).toEqual([]);
  history.replaceState(null, '', '/feed');
  open();
  expect(made.map(({ url }) => url)).toEqual(['/api/feed']);
});

it('an early response is not used for another user, after its time, or after a change', async () => {
  const his = { method: 'GET', headers: { authorization: 'Bearer his' } };
  expect(await text(open()('/api/post/posts/mina', his))).toBe('asked /api/post/posts/mina');
  answerOf = async (url) => new Response(`ahead ${url}`);
  expect(await text(open(0)('/api/post/posts/mina', hers))).toBe('asked /api/post/posts/mina');
  answerOf = async (url) => new Response(`ahead ${url}`);
  const fetch = open();
  await fetch('/api/post/create', { ...hers, method: 'POST' });
  expect(await text(fetch('/api/post/posts/mina', hers))).toBe('asked /api/post/posts/mina');
});

it('a failed early call is repeated, and an abandoned one is aborted', async () => {
  answerOf = () => Promise.reject(new TypeError('Failed to fetch'));
  const fetch = open();
  expect(await text(fetch('/api/post/posts/mina', hers))).toBe('asked /api/post/posts/mina');
  const given = new AbortController();
  void fetch('/api/profile/mina?requestingUserId=mina', { ...hers, signal: given.signal });
  given.abort();
  expect(made[0]?.signal.aborted).toBe(true);
});

it('every early call is in the contract', async () => {
  const paths: string[] = [];
  const client = everyCall(
    // Collects the method and path of each call.
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
  ['has nothing, where nothing was viewed', null, undefined],
  ['has nothing, where what was viewed was cleared', '', undefined],
  ['has it, where something was viewed', 'shoe', 'here'],
])('the place of viewed products %s', (_, stored, viewed) => {
  if (stored !== null) localStorage.setItem('viewed:mina', stored);
  judgeDrawnPage('token', 'until', 'user', 'viewed', 'feeds', 'panel', 'fonts');
  const judged = document.documentElement.dataset.viewed;
  for (const name of ['viewed', 'member']) delete document.documentElement.dataset[name];
  expect(judged).toBe(viewed);
});

it.each([
  ['who blocked somebody', '{"until":1,"differ":true}', 'cards'],
  ['who blocks nobody any more', '{"until":1,"differ":false}', undefined],
  ['who never blocked anybody', null, undefined],
])('the products of a page are rendered again for a signed-in user %s', (_, noted, redraw) => {
  const { dataset } = document.documentElement;
  dataset.drawn = '{}';
  if (noted) localStorage.setItem('feeds:mina', noted);
  judgeDrawnPage('token', 'until', 'user', 'viewed', 'feeds', 'panel', 'fonts');
  const judged = dataset.redraw;
  for (const name of ['drawn', 'redraw', 'member']) delete dataset[name];
  expect(judged).toBe(redraw);
});

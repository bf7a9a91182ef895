import { BRANDS } from '../demo/brands.ts';
import { VOCABULARY } from '../demo/vocabulary.ts';
import { wordsOf } from '../src/db/words.ts';
import { readQuery } from '../src/product-search/query-reading.ts';
import { narrowly, widely } from '../src/product-search/search-words.ts';

export interface Sent {
  path: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Number of signed-in people: enough that nobody reaches the limit for comments. */
export const PEOPLE = 2000;
export const personIdOf = (number: number) => `bench-person-${number}`;
export const listIdOf = (number: number) => `bench-list-${number}`;
export const tokenOf = (number: number) => `token-of-bench-person-${number}`.padEnd(43, '-');

/**
 * Values of the recorded requests, which replays replace. The query includes a colour, so the recorded
 * statement has a colour to replace.
 */
export const SAMPLE = {
  query: 'red ankle boot',
  maxPrice: 777,
  personId: personIdOf(0),
  token: tokenOf(0),
  productId: 'b0000001',
  profileId: personIdOf(1),
  postId: 'bench-post-1',
  comment: 'Is it heavy?',
  word: 'wcfcd20', // md5 of 0
  roomId: 'bench-room-0',
  voteId: 'bench-vote-0',
  optionId: 'bench-option-0-0',
  listId: listIdOf(1),
};

export const lookupsOf = (query: string) => {
  const { terms } = readQuery(query);
  return { narrow: narrowly(terms), wide: widely(terms) };
};

const json = { 'content-type': 'application/json' };

export const anyOf = {
  feed: (page: number, snapshot?: string): Sent => ({
    method: 'GET',
    path: `/api/products/popular?page=${page}&limit=20${snapshot ? `&snapshot=${snapshot}` : ''}`,
  }),
  similar: (productId: string): Sent => ({ method: 'GET', path: `/api/products/${productId}/similar` }),
  page: (path: string): Sent => ({ method: 'GET', path, headers: { accept: 'text/html' } }),
  search: (query: string, maxPrice?: number, more: object = {}): Sent => ({
    method: 'POST',
    path: '/api/search/query',
    headers: { ...json },
    body: JSON.stringify({ query, maxPrice, start: 0, limit: 20, ...more }),
  }),
  like: (token: string, productId: string): Sent => ({
    method: 'POST',
    path: '/api/likes/add',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ productId, name: 'Product', price: '$10.00' }),
  }),
  profile: (token: string, id: string): Sent => asked(token, `/api/profile/${id}`),
  posts: (token: string, id: string): Sent => asked(token, `/api/post/posts/${id}?limit=20`),
  post: (token: string, id: string): Sent => asked(token, `/api/post/${id}`),
  comments: (token: string, id: string): Sent => asked(token, `/api/post/comments/${id}?limit=50`),
  comment: (token: string, postId: string): Sent => ({
    ...asked(token, '/api/post/comment'),
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ postId, content: SAMPLE.comment }),
  }),
  discover: (token: string, page: number, snapshot?: string): Sent =>
    asked(token, `/api/discover/posts?page=${page}&limit=20${snapshot ? `&snapshot=${snapshot}` : ''}`),
  following: (token: string, id: string): Sent =>
    asked(token, `/api/discover/following-posts/${id}?limit=20`),
  find: (token: string, query: string): Sent => asked(token, `/api/discover/search?limit=30&query=${query}`),
  suggestions: (token: string): Sent => asked(token, '/api/follow/suggested-users'),
  rooms: (token: string): Sent => asked(token, '/api/dressingroom/rooms'),
  messages: (token: string, roomId: string): Sent =>
    asked(token, `/api/dressingroom/rooms/${roomId}/messages?limit=50`),
  send: (token: string, roomId: string): Sent =>
    told(token, `/api/dressingroom/rooms/${roomId}/messages`, { content: SAMPLE.comment }),
  vote: (token: string, voteId: string, optionId: string): Sent =>
    told(token, `/api/dressingroom/votes/${voteId}/vote`, { optionId, holds: true }),
  ownLinks: (token: string, id: string): Sent => asked(token, `/api/user-links/${id}`),
  listLinks: (token: string, username: string, number: number): Sent =>
    asked(token, `/api/user-links/public/by-username/${username}?listId=${listIdOf(number)}`),
  follow: (token: string, followedId: string): Sent => ({
    ...asked(token, '/api/follow/follow'),
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ followedId }),
  }),
};

function asked(token: string, path: string): Sent {
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } };
}

function told(token: string, path: string, body: object): Sent {
  const headers = { ...json, authorization: `Bearer ${token}` };
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}

/** Queries that all have results. */
const queries = Object.values(VOCABULARY).flatMap(({ category, nouns, lines, materials, cuts }, number) => {
  const brand = BRANDS[number % BRANDS.length]?.name ?? '';
  const color = ['black', 'white', 'red', 'blue', 'green'][number % 5];
  return [
    ...nouns,
    ...lines,
    ...materials.map((material) => `${material} ${nouns[0]}`),
    ...cuts.map((cut) => `${cut} ${nouns[0]}`),
    ...nouns.map((noun) => `${color} ${noun}`),
    `${color} ${category}`,
    brand,
    `${brand} ${color}`,
    `${brand} ${category}`,
  ].map((query) => wordsOf(query).join(' '));
});

/** Returns a search that was never made before, so that no cache holds its answer. */
export const newSearch = (number: number): Sent =>
  anyOf.search(queries[number % queries.length] ?? '', 400 + (number % 60_000) / 100);

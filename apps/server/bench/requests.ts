import { BRANDS } from '../src/demo/brands.ts';
import { VOCABULARY } from '../src/demo/vocabulary.ts';
import { readQuery } from '../src/search/query-reading.ts';
import { narrowly, widely, wordsOf } from '../src/search/search-words.ts';

/** The requests of the bench, as the server and the limit are sent them. */
export interface Sent {
  path: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** People who can like things: their names and tokens follow from a number. Nobody comments so often that it is refused. */
export const PEOPLE = 2000;
export const personIdOf = (number: number) => `bench-person-${number}`;
export const tokenOf = (number: number) => `token-of-bench-person-${number}`.padEnd(43, '-');

/** The request whose statements are recorded. Its query has a colour: only what it has can be exchanged for that of others. */
export const SAMPLE = {
  query: 'red ankle boot',
  maxPrice: 777,
  personId: personIdOf(0),
  token: tokenOf(0),
  productId: 'b0000001',
  profileId: personIdOf(1),
  postId: 'bench-post-1',
  comment: 'Is it heavy?',
};

/** What a query is looked up by: as it is typed, and by what its words are called otherwise. */
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

/** Queries as people type them, of one to three words, that find something: common things and rare ones. */
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

/** A search that nobody has made before, so that its answer is in no cache. */
export const newSearch = (number: number): Sent =>
  anyOf.search(queries[number % queries.length] ?? '', 400 + (number % 60_000) / 100);

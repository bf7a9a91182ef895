import { expect, test } from 'vitest';
import { hashtagLinksIn, hashtagNamedBy, hashtagPath } from '../posts/hashtag-address.ts';
import { discoverSearchQuery, searchInAddress } from './discover-address.ts';

test.each([
  ['#linen', 'linen'],
  [' #Linen ', 'linen'],
  ['#платье', 'платье'],
  ['#', undefined],
  ['##linen', undefined],
  ['#1', undefined],
  ['#linen coat', undefined],
  ['linen', undefined],
  [`#${'a'.repeat(500)}`, undefined],
])('the text %s names the hashtag %s', (text, name) => {
  expect(hashtagNamedBy(text)).toBe(name);
});

test('hashtags of a caption lead to the search for them (D18)', () => {
  expect(hashtagPath('linen')).toBe('/discover?q=%23linen');
  expect(hashtagLinksIn('Cool #Linen, warm #wool')).toEqual([
    { name: 'linen', start: 5, end: 11, href: '/discover?q=%23linen' },
    { name: 'wool', start: 18, end: 23, href: '/discover?q=%23wool' },
  ]);
});

test.each([
  ['', { query: '', tab: 'all', hashtag: undefined }],
  ['?q=lin', { query: 'lin', tab: 'all', hashtag: undefined }],
  ['?q=%23linen', { query: '#linen', tab: 'content', hashtag: 'linen' }],
  ['?q=%23linen&tab=all', { query: '#linen', tab: 'all', hashtag: 'linen' }],
  ['?tab=users', { query: '', tab: 'users', hashtag: undefined }],
] as const)('the address %s is read as it was written', (search, read) => {
  expect(searchInAddress(search)).toEqual(read);
  expect(discoverSearchQuery(read.query, read.tab)).toBe(search);
});

test.each([
  ['?feed=following', 'lin', '?feed=following&q=lin'],
  ['?q=li&tab=users', 'lin', '?q=lin'],
  ['?feed=following&q=lin', '', '?feed=following'],
  ['?feed=following&q=lin', '#linen', '?q=%23linen'],
])(
  'a search in the address %s for %s keeps what else stands there, unless it is a hashtag',
  (before, query, after) => {
    expect(discoverSearchQuery(query, undefined, before)).toBe(after);
  },
);

test.each([
  ['?q=50% off', '50% off', '?q=50%25+off'],
  ['?q=C%2B%2B', 'C++', '?q=C%2B%2B'],
  ['?q=%E0%A4%A', '\uFFFD%A', '?q=%EF%BF%BD%25A'],
])('the address %s, written by hand, is the search for %s', (search, query, written) => {
  const read = searchInAddress(search);
  expect(read).toEqual({ query, tab: 'all', hashtag: undefined });
  expect(discoverSearchQuery(read.query, read.tab)).toBe(written);
  expect(searchInAddress(written)).toEqual(read);
});

test('an unknown tab in the address is the usual one', () => {
  expect(searchInAddress('?q=lin&tab=nonsense').tab).toBe('all');
});

test('a search keeps the feed below it', () => {
  expect(discoverSearchQuery('', 'all', '?feed=following')).toBe('?feed=following');
  expect(discoverSearchQuery('lin', 'users', '?feed=following&q=li')).toBe('?feed=following&q=lin&tab=users');
});

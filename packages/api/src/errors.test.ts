import { expect, test } from 'vitest';
import type { Endpoint } from './contract/endpoint.ts';
import { contract } from './contract.ts';
import { type ErrorCode, errorTexts, statusOf } from './errors.ts';
import { likeFailures } from './likes/likes.rules.ts';
import { searchFailures } from './product-search/product-search.rules.ts';

test('the messages of clients match the specification (1 §8)', () => {
  expect({ ...likeFailures, ...searchFailures }).toEqual({
    like_failed: 'Failed to like product',
    unlike_failed: 'Failed to unlike product',
    search_empty: 'No search results found.',
    search_failed: 'An error occurred while searching.',
  });
});

test.each<[ErrorCode, string]>([
  ['preview_failed', 'Failed to load preview'],
  ['preview_refresh_failed', 'Failed to refresh preview'],
])('the text of %s matches the specification: “%s” (1 §8)', (code, text) => {
  expect(errorTexts[code]).toBe(text);
});

test('an unreadable page elsewhere is a gateway error, and an invalid link is the caller’s error', () => {
  expect([statusOf('preview_failed'), statusOf('preview_refresh_failed')]).toEqual([502, 502]);
  expect(statusOf('link_invalid')).toBe(400);
});

test('every error of the contract has the text and status that the server looks up', () => {
  const endpoints = Object.values(contract).flatMap<Endpoint>(({ calls }) => Object.values(calls));
  const known = endpoints.flatMap(({ errors = {} }) => Object.entries(errors));
  expect(known.length).toBeGreaterThan(20);
  for (const [code, { text, status }] of known) {
    expect([errorTexts[code as ErrorCode], statusOf(code as ErrorCode)]).toEqual([text, status]);
  }
});

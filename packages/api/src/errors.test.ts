import { expect, test } from 'vitest';
import type { Endpoint } from './contract/endpoint.ts';
import { contract } from './contract.ts';
import { type ErrorCode, errorTexts, statusOf } from './errors.ts';
import { likeFailures } from './likes/likes.rules.ts';
import { searchFailures } from './search/search.rules.ts';

test('what only clients say is said as the product says it (1 §8)', () => {
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
])('%s is said as the product says it: “%s” (1 §8)', (code, text) => {
  expect(errorTexts[code]).toBe(text);
});

test('a page elsewhere that cannot be read is no failure of ours, and no fault of who asks', () => {
  expect([statusOf('preview_failed'), statusOf('preview_refresh_failed')]).toEqual([502, 502]);
  expect(statusOf('link_invalid')).toBe(400);
});

test('every refusal that the contract knows has its text where the server looks for it', () => {
  const endpoints = Object.values(contract).flatMap<Endpoint>(({ calls }) => Object.values(calls));
  const known = endpoints.flatMap(({ errors = {} }) => Object.entries(errors));
  expect(known.length).toBeGreaterThan(20);
  for (const [code, { text, status }] of known) {
    expect([errorTexts[code as ErrorCode], statusOf(code as ErrorCode)]).toEqual([text, status]);
  }
});

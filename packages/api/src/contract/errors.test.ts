import { expect, test } from 'vitest';
import { type ErrorCode, errorTexts, statusOf } from './errors.ts';

test.each<[ErrorCode, string]>([
  ['like_failed', 'Failed to like product'],
  ['unlike_failed', 'Failed to unlike product'],
  ['search_empty', 'No search results found.'],
  ['search_failed', 'An error occurred while searching.'],
  ['preview_failed', 'Failed to load preview'],
  ['preview_refresh_failed', 'Failed to refresh preview'],
])('%s is said as the product says it: “%s” (1 §8)', (code, text) => {
  expect(errorTexts[code]).toBe(text);
});

test('a page elsewhere that cannot be read is no failure of ours, and no fault of who asks', () => {
  expect([statusOf('preview_failed'), statusOf('preview_refresh_failed')]).toEqual([502, 502]);
  expect(statusOf('link_invalid')).toBe(400);
});

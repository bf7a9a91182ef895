import { expect, test } from 'vitest';
import { namesOf, previewOf } from './room-entry.ts';

test('a preview has 60 characters and three dots, and no character is cut (2 §2.3, D73)', () => {
  expect(previewOf('a'.repeat(60))).toBe('a'.repeat(60));
  expect(previewOf('a'.repeat(61))).toBe(`${'a'.repeat(60)}...`);
  expect(previewOf('👨‍👩‍👧'.repeat(61))).toBe(`${'👨‍👩‍👧'.repeat(60)}...`);
});

test('a card names three people and counts the others, the viewer included (2 §2.3, D73)', () => {
  const people = ['jun', 'otis', 'ana.r', 'lea.v'].map((name) => ({ name }));
  expect(namesOf({ people, count: 5 })).toEqual([['jun', 'otis', 'ana.r'], 2]);
  expect(namesOf({ people: people.slice(0, 1), count: 1 })).toEqual([['jun'], 0]);
  expect(namesOf({ people: [], count: 1 })).toEqual([[], 1]);
});

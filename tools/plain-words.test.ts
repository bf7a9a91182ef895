import { expect, it } from 'vitest';
import { commentsIn, isFragment, isRiddle, titlesIn, wordsOfRepository } from './plain-words.ts';

const refused = `
/** What people like. */
const likes = 1;
/**
 * Likes of a person.
 *
 * @param since Where they begin.
 */
const since = 2; // Who asks for it.
// The list is short. Whoever reads it
// sees all.
// The one that was told so.
`;

it('a comment that begins with a relative clause is found, in every form of comment', () => {
  const found = commentsIn('a.ts', refused);
  expect(found.map(({ place }) => place)).toEqual(['a.ts:2', 'a.ts:4', 'a.ts:9', 'a.ts:10']);
  expect(found.filter(({ text }) => !isRiddle(text))).toEqual([]);
});

it('a plain sentence and a question are no riddles', () => {
  const comments = commentsIn(
    'a.ts',
    '// Likes of a person.\nlet a;\n/** Who may call? */\nlet b; // Products, whose price fell.',
  );
  expect(comments).toHaveLength(3);
  expect(comments.filter(({ text }) => isRiddle(text))).toEqual([]);
});

it('a test title that needs its group is found', () => {
  const titles = titlesIn(
    'a.test.ts',
    "it('that never ends is ended', () => {});\ntest.each([1])('a request ends', () => {});",
  );
  expect(titles.map(({ text }) => isFragment(text))).toEqual([true, false]);
});

it('comments of the repository are plain sentences', () => {
  const comments = wordsOfRepository(commentsIn, ['*.ts', '*.tsx', '*.js', '*.mjs']);
  expect(comments.length).toBeGreaterThan(3000);
  expect(
    comments.filter(({ place, text }) => isRiddle(text) && !place.startsWith('tools/plain-words')),
  ).toEqual([]);
});

it('test titles of the repository are statements that can be read alone', () => {
  const titles = wordsOfRepository(titlesIn, ['*.test.ts', '*.test.tsx', '*.spec.ts']);
  expect(titles.length).toBeGreaterThan(1500);
  expect(
    titles.filter(({ place, text }) => isFragment(text) && !place.startsWith('tools/plain-words')),
  ).toEqual([]);
});

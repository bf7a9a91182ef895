import { expect, test } from 'vitest';
import { sortFiles } from './file-rules.ts';

const file = (name: string, type = 'image/png', bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 });
const offer = (...files: File[]) => files.map((one) => ({ file: one }));
const reasons = (sorted: ReturnType<typeof sortFiles>) =>
  sorted.refused.map(({ file: { name }, reason }) => [name, reason]);
const any = { maxFiles: 100 };

test('files of other kinds are refused, and files without a type are judged by their ending', () => {
  const sorted = sortFiles(
    [],
    offer(
      file('a.png'),
      file('notes.txt', 'text/plain'),
      file('IMG_1.HEIC', ''),
      file('b.pdf', ''),
      file('noending', ''),
    ),
    { ...any, accept: 'image/*, .PDF' },
  );
  expect(sorted.files.map(({ name }) => name)).toEqual(['a.png', 'IMG_1.HEIC', 'b.pdf']);
  expect(reasons(sorted)).toEqual([
    ['notes.txt', 'wrongType'],
    ['noending', 'wrongType'],
  ]);
  const exact = sortFiles([], offer(file('a.jpg', ''), file('b.png')), { ...any, accept: 'image/jpeg' });
  expect(exact.files.map(({ name }) => name)).toEqual(['a.jpg']);
});

test('empty files, large ones and folders are refused', () => {
  const sorted = sortFiles(
    [],
    [
      ...offer(file('none.png', 'image/png', 0), file('large.png', 'image/png', 11)),
      { file: file('folder', ''), isFolder: true },
    ],
    { ...any, maxBytes: 10 },
  );
  expect(sorted.files).toEqual([]);
  expect(reasons(sorted)).toEqual([
    ['none.png', 'empty'],
    ['large.png', 'tooLarge'],
    ['folder', 'folder'],
  ]);
});

test('only as many of a hundred files are added as there is room for, and a kept file is not added twice', () => {
  const hundred = Array.from({ length: 100 }, (_, place) => file(`${place}.png`));
  const sorted = sortFiles([hundred[0]!, file('kept.png')], offer(...hundred), { maxFiles: 5 });
  expect(sorted.files.map(({ name }) => name)).toEqual(['0.png', 'kept.png', '1.png', '2.png', '3.png']);
  expect(sorted.refused).toHaveLength(96);
  expect(new Set(sorted.refused.map(({ reason }) => reason))).toEqual(new Set(['tooMany']));
});

test('a single file is replaced by an accepted file, but not by a refused one', () => {
  const [first, second] = [file('first.png'), file('second.png')];
  expect(sortFiles([first], offer(second), { maxFiles: 1 }).files).toEqual([second]);
  expect(
    sortFiles([first], offer(file('a.txt', 'text/plain')), { maxFiles: 1, accept: '.png' }).files,
  ).toEqual([first]);
});

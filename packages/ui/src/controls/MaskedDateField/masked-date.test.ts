import { expect, test } from 'vitest';
import { maskedDate } from './masked-date.ts';

test('slashes are added while a date is typed (2 §5)', () => {
  let text = '';
  const seen = [...'02292000x9'].map((key) => (text = maskedDate(text + key, text)));
  expect(seen).toEqual([
    '0',
    '02/',
    '02/2',
    '02/29/',
    '02/29/2',
    '02/29/20',
    '02/29/200',
    '02/29/2000',
    '02/29/2000',
    '02/29/2000',
  ]);
});

test('deleting a slash deletes the digit before it, or the digit after it when deleting forward (P30)', () => {
  expect(maskedDate('02', '02/', 2)).toBe('0');
  expect(maskedDate('02/29', '02/29/', 5)).toBe('02/2');
  expect(maskedDate('1129/2000', '11/29/2000', 2)).toBe('12/92/000');
  expect(maskedDate('1129/2000', '11/29/2000', 2, true)).toBe('11/92/000');
  expect(maskedDate('', '0', 0)).toBe('');
});

test.each([
  ['1/', '01/'],
  ['01/5/', '01/05/'],
  ['2/9/2000', '02/09/2000'],
  ['2-9-2000', '02/09/2000'],
  [' 2000-02-29 ', '02/29/2000'],
  ['02292000', '02/29/2000'],
  ['٢', ''],
  ['birthday', ''],
])('the typed text %j becomes %j', (typed, text) => expect(maskedDate(typed)).toBe(text));

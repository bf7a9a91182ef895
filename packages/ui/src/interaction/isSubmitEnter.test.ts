import { expect, test } from 'vitest';
import { isSubmitEnter } from './isSubmitEnter.ts';

test('Enter sends', () => {
  expect(isSubmitEnter({ key: 'Enter', keyCode: 13, isComposing: false })).toBe(true);
});

test('other keys do not', () => {
  expect(isSubmitEnter({ key: 'a' })).toBe(false);
});

test('Enter that picks a word of an input method does not', () => {
  expect(isSubmitEnter({ key: 'Enter', isComposing: true })).toBe(false);
});

test('Enter that ends a composition in Safari does not', () => {
  expect(isSubmitEnter({ key: 'Enter', isComposing: false, keyCode: 229 })).toBe(false);
});

test("React's events are read through to the browser's", () => {
  const press = { key: 'Enter', keyCode: 13 };
  expect(isSubmitEnter({ ...press, nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(true);
  expect(isSubmitEnter({ ...press, nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(false);
  expect(isSubmitEnter({ ...press, nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(false);
});

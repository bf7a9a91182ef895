import { expect, test } from 'vitest';
import { isSubmitEnter } from './isSubmitEnter.ts';

test('a plain Enter sends', () => {
  expect(isSubmitEnter({ key: 'Enter', keyCode: 13, isComposing: false })).toBe(true);
});

test('keys other than Enter do not send', () => {
  expect(isSubmitEnter({ key: 'a' })).toBe(false);
});

test('an Enter that confirms a word of an input method does not send', () => {
  expect(isSubmitEnter({ key: 'Enter', isComposing: true })).toBe(false);
});

test('an Enter that ends a composition in Safari does not send', () => {
  expect(isSubmitEnter({ key: 'Enter', isComposing: false, keyCode: 229 })).toBe(false);
});

test('isSubmitEnter reads the native event of a React event', () => {
  const press = { key: 'Enter', keyCode: 13 };
  expect(isSubmitEnter({ ...press, nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(true);
  expect(isSubmitEnter({ ...press, nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(false);
  expect(isSubmitEnter({ ...press, nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(false);
});

import { afterEach, expect, test } from 'vitest';
import { focusInRow } from './row-origin.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('the focus returns to the row for what stands in it, or was stepped to along it, and not for what the page shows elsewhere', () => {
  document.body.innerHTML = '<ul><li><a href="/shoe">Shoe</a></li><li><a href="/hat">Hat</a></li></ul>';
  const [shoe, hat] = document.querySelectorAll('a');
  expect(focusInRow(shoe, '/hat', true)).toBe(hat);
  expect(focusInRow(shoe, '/bag', false)).toBe(shoe);
  expect(focusInRow(shoe, '/bag', true)).toBeUndefined();
  shoe?.remove();
  expect(focusInRow(shoe, '/hat', false)).toBeUndefined();
});

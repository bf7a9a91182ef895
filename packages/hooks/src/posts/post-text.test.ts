import { expect, test } from 'vitest';
import { countLeftOut, isAddressTyped } from './post-text.ts';

test.each([
  ['', true],
  ['shop.example/coat', true],
  ['http://localhost/coat', true],
  ['coat', false],
  ['not an address', false],
  ['https://not an address', false],
  ['javascript:alert(1)', false],
])('the typed address "%s" is valid or empty: %s', (typed, isAddress) => {
  expect(isAddressTyped(typed)).toBe(isAddress);
});

test('links with only an address or only a label count as left out, and empty ones do not', () => {
  const links = [
    { url: 'shop.example', label: 'Coat' },
    { url: 'shop.example', label: ' ' },
    { url: '', label: 'Coat' },
    { url: ' ', label: '' },
  ];
  expect(countLeftOut(links)).toBe(2);
});

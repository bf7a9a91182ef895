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
])('of what is typed as an address, "%s" leads somewhere or harms nobody: %s', (typed, isAddress) => {
  expect(isAddressTyped(typed)).toBe(isAddress);
});

test('links are left out that have only an address or only a name, and nothing is said of empty ones', () => {
  const links = [
    { url: 'shop.example', label: 'Coat' },
    { url: 'shop.example', label: ' ' },
    { url: '', label: 'Coat' },
    { url: ' ', label: '' },
  ];
  expect(countLeftOut(links)).toBe(2);
});

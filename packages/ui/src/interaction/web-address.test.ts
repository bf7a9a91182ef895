import { expect, test } from 'vitest';
import { readableAddress, webAddressOf } from './web-address.ts';

test.each([
  ['letters of another script', 'https://\u0430pple.example/sale', 'xn--pple-43d.example'],
  ['punycode', 'https://xn--pple-43d.example/sale', 'xn--pple-43d.example'],
  ['a name before the host', 'https://shop.example@evil.example/sale', 'evil.example'],
  ['name and password before the host', 'https://shop.example:443@evil.example/sale', 'evil.example'],
  ['a name with slashes', 'https://shop.example%2Fsale@evil.example/sale', 'evil.example'],
  ['a backslash before the sign', 'https://evil.example\\@shop.example/sale', 'evil.example'],
  ['wide letters', 'https://\uff45vil.example/sale', 'evil.example'],
])('an address with %s is shown with its real host first', (_, href, host) => {
  expect(webAddressOf(href)?.host).toBe(host);
  expect(readableAddress(href)).toMatch(new RegExp(`^https://${host}/`));
});

test('an address with a plain host is shown as it is written', () => {
  for (const href of ['https://shop.example', 'https://shop.example:8080/caf\u00e9?q=a b#c', 'no address'])
    expect(readableAddress(href)).toBe(href);
});

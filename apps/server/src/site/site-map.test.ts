import { expect, it } from 'vitest';
import { siteMapFrom } from './site-map.ts';

const siteMap = siteMapFrom(
  JSON.stringify({
    routes: ['/', '/product/:id', '/help/*', '/user/:name?', '/a.b', '*'].map((path) => ({
      path,
      scripts: [],
      styles: [],
    })),
  }),
);

it.each([
  ['/', true],
  ['/product/7', true],
  ['/product/7/', true],
  ['/Product/7', true],
  ['/product', false],
  ['/product/7/more', false],
  ['/help', true],
  ['/help/a/b', true],
  ['/helpless', false],
  ['/user', true],
  ['/user/mina', true],
  ['/a.b', true],
  ['/axb', false],
  ['/anything', false],
])('%s is a page: %s', (path, isPage) => {
  expect(siteMap(path) !== undefined).toBe(isPage);
});

it('without a list every path is a page', () => {
  expect(siteMapFrom(undefined)('/anything')).toBeDefined();
});

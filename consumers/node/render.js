// Server-renders a page with the style sheets of its components. Its content needs no script to be visible.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppHeader, MasonryGrid, ProductCard, productCardHeight } from '@vitrine/ui';
import { Button } from '@vitrine/ui/Button';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { products } from './shop/products.js';

const sheets = ['base', 'AppHeader', 'Button', 'MasonryGrid', 'ProductCard'];

const page = createElement(
  'div',
  null,
  createElement(AppHeader, {
    brandName: 'Corner Shop',
    homeHref: '/',
    items: [{ key: 'shop', label: 'Shop', href: '/', icon: null, active: true }],
    actions: createElement(Button, { variant: 'primary' }, 'Ask us'),
  }),
  createElement(MasonryGrid, {
    items: products,
    getItemKey: ({ id }) => id,
    getItemLabel: ({ name }) => name,
    getItemHeight: productCardHeight,
    renderItem: (product) =>
      createElement(ProductCard, { product, href: `/product/${product.id}`, liked: false }),
    label: 'Products',
    initialWidth: 976,
  }),
);

mkdirSync('dist/css', { recursive: true });
for (const sheet of sheets)
  cpSync(fileURLToPath(import.meta.resolve(`@vitrine/ui/css/${sheet}.css`)), `dist/css/${sheet}.css`);
cpSync('shop/page.css', 'dist/page.css');
writeFileSync(
  'dist/index.html',
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Corner Shop</title>
    ${sheets.map((sheet) => `<link rel="stylesheet" href="css/${sheet}.css" />`).join('\n    ')}
    <link rel="stylesheet" href="page.css" />
  </head>
  <body><div id="app">${renderToString(page)}</div></body>
</html>`,
);

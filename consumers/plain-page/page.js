import { Button } from '@vitrine/ui/Button';
import { Dialog } from '@vitrine/ui/Dialog';
import { MasonryGrid } from '@vitrine/ui/MasonryGrid';
import { Menu } from '@vitrine/ui/Menu';
import { ProductCard } from '@vitrine/ui/ProductCard';
import { productCardHeight } from '@vitrine/ui/productCardHeight';
import { TextField } from '@vitrine/ui/TextField';
import { createElement, StrictMode, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { products } from './products.js';

// A dialog locks scrolling with a style element, which needs the nonce under a strict policy.
globalThis.__webpack_nonce__ = document.querySelector('script[nonce]').nonce;

// `../shop/Shop.tsx` without JSX.
function Shop() {
  const [liked, setLiked] = useState(new Set());
  const card = useCallback(
    (product) =>
      createElement(ProductCard, {
        product,
        href: `#product-${product.id}`,
        liked: liked.has(product.id),
        onLikedChange(likes) {
          const others = [...liked].filter((id) => id !== product.id);
          setLiked(new Set(likes ? [...others, product.id] : others));
        },
      }),
    [liked],
  );
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Corner Shop'),
    createElement(Dialog, {
      title: 'What we sell',
      description: 'Things that last.',
      trigger: createElement(Button, { className: 'own' }, 'About us'),
      actions: createElement(Button, { variant: 'secondary' }, 'Write to us'),
    }),
    createElement(Menu, {
      align: 'start',
      trigger: createElement(Button, null, 'Sort by'),
      items: [
        { key: 'price', label: 'Price' },
        { key: 'name', label: 'Name' },
      ],
    }),
    createElement(TextField, { className: 'own', label: 'Your email', hint: 'We write once a month.' }),
    createElement(MasonryGrid, {
      items: products,
      getItemKey: ({ id }) => id,
      getItemLabel: ({ name }) => name,
      getItemHeight: productCardHeight,
      renderItem: card,
      label: 'Products',
    }),
  );
}

createRoot(document.getElementById('app')).render(createElement(StrictMode, null, createElement(Shop)));

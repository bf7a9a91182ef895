import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './sheets.ts';
import { products } from './products.js';
import { Shop } from './Shop.tsx';

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Shop products={products} />
  </StrictMode>,
);

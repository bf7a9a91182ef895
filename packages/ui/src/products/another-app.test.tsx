import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../UiProvider.ts';
import { ProductCard } from './ProductCard/ProductCard.tsx';

afterEach(cleanup);

// The complete code of another app, with its own API, language, currency, router and pictures.
interface Article {
  sku: string;
  titel: string;
  preisInCent: number;
  bild: { url: string; breite: number; hoehe: number };
}
const productOf = ({ sku, titel, preisInCent, bild }: Article) => ({
  id: sku,
  name: titel,
  price: preisInCent / 100,
  picture: { src: bild.url, width: bild.breite, height: bild.hoehe },
});
const Link = (props: ComponentProps<'a'>) => <a data-router {...props} />;
const Image = (props: ComponentProps<'img'>) => <img data-optimized {...props} alt={props.alt} />;
const german = { products: { priceUnavailable: 'Preis auf Anfrage' } };
const Shop = ({ articles }: { articles: Article[] }) => (
  <UiProvider locale="de-DE" currency="EUR" messages={german} linkComponent={Link} imageComponent={Image}>
    {articles.map((article) => (
      <ProductCard key={article.sku} product={productOf(article)} href={`/artikel/${article.sku}`} />
    ))}
  </UiProvider>
);

test('an app with another API draws cards in its own language, currency, links and pictures, without a heart', () => {
  const bild = { url: '/mantel.jpg', breite: 400, hoehe: 500 };
  const shop = (
    <Shop
      articles={[
        { sku: 'm1', titel: 'Wollmantel', preisInCent: 12900, bild },
        { sku: 'm2', titel: 'Loden', preisInCent: 0, bild },
      ]}
    />
  );
  render(shop);
  const link = screen.getByRole('link', { name: 'Wollmantel' });
  expect(link.getAttribute('href')).toBe('/artikel/m1');
  expect(link.hasAttribute('data-router')).toBe(true);
  expect(screen.getByText('129,00 €')).toBeDefined();
  expect(screen.getByText('Preis auf Anfrage')).toBeDefined();
  expect(renderToString(shop).split('data-optimized')).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});

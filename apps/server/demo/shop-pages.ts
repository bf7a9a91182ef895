import { escapeAttribute, escapeText } from 'entities';
import type { DemoProduct } from './catalogue.ts';
import { LARGEST_WIDTH, paintedAddress } from './painted-pictures.ts';
import { demoWindow, type ProductLook } from './still-lifes.ts';
import { storyPathOf, storyTitleOf } from './stories.ts';

let pages: ReadonlyMap<string, () => string> | undefined;

/** Returns the page of a demo shop at a path: a product, or a story about one; undefined for other paths. */
export function demoShopPage(path: string): string | undefined {
  pages ??= allPages();
  return pages.get(path)?.();
}

function allPages() {
  const { catalogue, looks } = demoWindow();
  return new Map(
    catalogue.flatMap((product): [string, () => string][] => [
      [product.link, () => productPage(product, looks.get(product.id))],
      [storyPathOf(product), () => storyPage(product, looks.get(product.id))],
    ]),
  );
}

function productPage(product: DemoProduct, look: ProductLook | undefined): string {
  const { name, brand, retailer, color, price, rating } = product;
  const stated = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: brand },
    color,
    category: product.category,
    offers: {
      '@type': 'Offer',
      ...(price > 0 && { price: price.toFixed(2), priceCurrency: 'USD' }),
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: retailer },
    },
    ...(rating > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: 12 },
    }),
  };
  return pageOf({
    title: name,
    retailer,
    data: stated,
    body: `${pictureOf(product, look)}<h1>${escapeText(name)}</h1>
<p>${escapeText(brand)} · ${escapeText(color)}</p>
${price > 0 ? `<p class="price">$${price.toFixed(2)}</p>` : '<p>Price on request</p>'}`,
  });
}

const storyPage = (product: DemoProduct, look: ProductLook | undefined): string =>
  pageOf({
    title: storyTitleOf(product),
    retailer: product.retailer,
    body: `${pictureOf(product, look)}<h1>${escapeText(storyTitleOf(product))}</h1>
<p>Two weeks in the workshop with ${escapeText(product.brand)}: how a season begins, and what is left out.</p>`,
  });

const pictureOf = ({ id, name }: DemoProduct, look: ProductLook | undefined): string =>
  look
    ? `<img src="${escapeAttribute(paintedAddress(id, look, 0, LARGEST_WIDTH))}" alt="${escapeAttribute(name)}" style="background:${look.placeholder}">`
    : '';

function pageOf({
  title,
  retailer,
  data,
  body,
}: {
  title: string;
  retailer: string;
  data?: object;
  body: string;
}): string {
  // "<" could end the script early.
  const json = data && JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<meta property="og:site_name" content="${escapeAttribute(retailer)}">
<meta property="og:title" content="${escapeAttribute(title)}">
${json ? `<script type="application/ld+json">${json}</script>` : ''}
<style>
body { font: 17px/1.5 Georgia, serif; max-width: 560px; margin: 0 auto; padding: 24px 20px }
header { letter-spacing: .06em; margin-bottom: 24px }
img { display: block; width: 100%; border-radius: 8px }
h1 { font-size: 28px; line-height: 1.2; font-weight: 400; overflow-wrap: anywhere }
.price { font-weight: 600 }
footer { margin-top: 48px; opacity: .7; font-size: 14px }
</style>
</head>
<body>
<header>${escapeText(retailer)}</header>
<main>
${body}
</main>
<footer>A page of the Vitrine demo. Nothing is sold here.</footer>
</body>
</html>
`;
}

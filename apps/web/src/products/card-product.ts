import type { Picture, Product } from '@vitrine/api';
import type { ProductCardProduct } from '@vitrine/ui';

type CardPicture = NonNullable<ProductCardProduct['picture']>;

const cards = new WeakMap<Product, ProductCardProduct>();

/** A product as the design system draws it; the same object for the same product. */
export function cardProductOf(product: Product): ProductCardProduct {
  let card = cards.get(product);
  if (!card) {
    card = { ...product, picture: pictureOf(product) };
    cards.set(product, card);
  }
  return card;
}

/** A picture as the design system draws it. */
export const shownPicture = (picture: Picture): CardPicture => ({
  ...sourcesOf(picture),
  ...sizeOf(picture),
});

function pictureOf({ picture, image_url: url }: Product): CardPicture | null {
  if (picture) return shownPicture(picture);
  return url === null ? null : { src: url };
}

function sourcesOf({ sources }: Picture): { src: string; srcSet?: string } {
  const srcSet = sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { src: sources.at(-1)?.url ?? '', ...(sources.length > 1 ? { srcSet } : {}) };
}

const sizeOf = ({ width, height, placeholder }: Picture) => ({ width, height, placeholder });

import { addressOn } from '../format/addressOn.ts';
import type { PictureSource } from '../layout/picture-aspect-ratio.ts';
import type { ProductCardProduct } from './ProductCard/ProductCard.tsx';

/** A picture in several widths, as a server of Vitrine describes it. */
export interface ServedPicture {
  /** From the narrowest to the widest; widths in pixels. */
  sources: readonly { url: string; width: number }[];
  width?: number | null | undefined;
  height?: number | null | undefined;
  placeholder?: string | null | undefined;
}

/** A product as a server of Vitrine describes it, as far as cards show it. */
export interface ServedProduct extends Omit<ProductCardProduct, 'picture'> {
  picture?: ServedPicture | null | undefined;
  /** A picture of unknown size, where there is no other. */
  image_url?: string | null | undefined;
}

const cards = new WeakMap<ServedProduct, ProductCardProduct>();

/** A product as cards draw it; the same object for the same product. */
export function cardProductOf(product: ServedProduct): ProductCardProduct {
  let card = cards.get(product);
  if (!card) {
    const { picture, image_url: url } = product;
    card = { ...product, picture: picture ? shownPicture(picture) : url ? { src: url } : null };
    cards.set(product, card);
  }
  return card;
}

/**
 * Makes `cardProductOf` for pages of another site than their server's, whose pictures have addresses of the server:
 * `const cardOf = cardProductFrom('https://vitrine.example')`. Make it once: it gives the same object for the same product.
 */
export function cardProductFrom(site: string): (product: ServedProduct) => ProductCardProduct {
  const served = new WeakMap<ServedProduct, ServedProduct>();
  return (product) => {
    let there = served.get(product);
    if (!there) {
      there = withPicturesOf(site, product);
      served.set(product, there);
    }
    return cardProductOf(there);
  };
}

function withPicturesOf(site: string, product: ServedProduct): ServedProduct {
  const { picture, image_url: url } = product;
  const sources = picture?.sources.map((source) => ({ ...source, url: addressOn(site, source.url) }));
  return {
    ...product,
    picture: picture && sources ? { ...picture, sources } : picture,
    image_url: url && addressOn(site, url),
  };
}

/** A picture as cards draw it. */
export function shownPicture({ sources, width, height, placeholder }: ServedPicture): PictureSource {
  const srcSet = sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  return {
    src: sources.at(-1)?.url ?? '',
    ...(sources.length > 1 ? { srcSet } : {}),
    width,
    height,
    placeholder,
  };
}

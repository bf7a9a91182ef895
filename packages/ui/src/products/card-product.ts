import { addressOn } from '../format/addressOn.ts';
import type { PictureSource } from '../layout/picture-aspect-ratio.ts';
import type { ProductCardProduct } from './ProductCard/ProductCard.tsx';

/** A picture in several widths, as a Vitrine server describes it. */
export interface ServedPicture {
  /** Narrowest to widest; widths in pixels. */
  sources: readonly { url: string; width: number }[];
  width?: number | null | undefined;
  height?: number | null | undefined;
  placeholder?: string | null | undefined;
}

/** The properties of a served product that cards use. */
export interface ServedProduct extends Omit<ProductCardProduct, 'picture' | 'ownerPicture'> {
  picture?: ServedPicture | null | undefined;
  /** Address of a picture of unknown size; used if there is no `picture`. */
  imageUrl?: string | null | undefined;
  /** Address of a small picture of the user named in `username`. */
  ownerPictureUrl?: string | null | undefined;
}

const cards = new WeakMap<ServedProduct, ProductCardProduct>();

/** Converts a product for cards; memoized by the product's identity. */
export function cardProductOf(product: ServedProduct): ProductCardProduct {
  let card = cards.get(product);
  if (!card) {
    const { picture, imageUrl: url, ownerPictureUrl: ownerPicture } = product;
    card = { ...product, ownerPicture, picture: picture ? shownPicture(picture) : url ? { src: url } : null };
    cards.set(product, card);
  }
  return card;
}

/**
 * Creates a `cardProductOf` that resolves picture addresses against another site:
 * `cardProductFrom('https://vitrine.example')`. Create it once, because it memoizes.
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
  const { picture, imageUrl: url, ownerPictureUrl: face } = product;
  const sources = picture?.sources.map((source) => ({ ...source, url: addressOn(site, source.url) }));
  return {
    ...product,
    picture: picture && sources ? { ...picture, sources } : picture,
    imageUrl: url && addressOn(site, url),
    ownerPictureUrl: face && addressOn(site, face),
  };
}

/** Converts a served picture for cards. */
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

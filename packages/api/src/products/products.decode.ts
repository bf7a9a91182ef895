import { booleanOf, fieldsOf, firstOf, listUnder, numberOf, textOf } from '../contract/decode.ts';
import type { Picture, Product, ProductPage } from './products.models.ts';

/** A product under any of its names (1 §3, D39), or undefined when it has no id to tell it by. */
export function productFrom(value: unknown): Product | undefined {
  const given = fieldsOf(value);
  const id = textOf(firstOf(given.id, given.product_id, given.productId));
  if (id === undefined) return undefined;
  const isLiked = booleanOf(firstOf(given.isLiked, given.liked));
  const isInCart = booleanOf(firstOf(given.isInCart, given.inCart));
  return {
    id,
    name: textOf(firstOf(given.name, given.title)) ?? '',
    price: numberOf(given.price) ?? null,
    retailer: textOf(given.retailer) ?? null,
    brand: textOf(given.brand) ?? null,
    color: textOf(given.color) ?? null,
    category: textOf(given.category) ?? null,
    rating: numberOf(given.rating) ?? null,
    link: webLink(firstOf(given.direct_link, given.link)) ?? null,
    image_url: webLink(firstOf(given.image_url, given.imageUrl, given.image)) ?? null,
    picture: pictureFrom(given.picture) ?? null,
    username: textOf(firstOf(given.username, given.owner_username)) ?? null,
    verified: booleanOf(given.verified) ?? false,
    ...(isLiked === undefined ? {} : { isLiked }),
    ...(isInCart === undefined ? {} : { isInCart }),
  };
}

/** Products under any of the names lists have; what cannot be read is left out rather than failing the rest. */
export const productsFrom = (answer: unknown): Product[] | undefined =>
  listUnder(answer, 'products', 'data', 'results', 'items', 'likes')
    ?.map(productFrom)
    .filter((product) => product !== undefined);

/** A page of a feed as servers send it; undefined when there is no list in it. */
export function productPageFrom(answer: unknown): ProductPage | undefined {
  const products = productsFrom(answer);
  if (!products) return undefined;
  const given = fieldsOf(answer);
  const pagination = fieldsOf(given.pagination);
  return {
    products,
    pagination: { page: whole(pagination.page) ?? 1, pages: whole(pagination.pages) ?? null },
    snapshot: textOf(given.snapshot) ?? null,
  };
}

function pictureFrom(value: unknown): Picture | undefined {
  const given = fieldsOf(value);
  const width = size(given.width);
  const height = size(given.height);
  const sources = listUnder(given.sources)?.flatMap((source) => {
    const url = webLink(fieldsOf(source).url);
    const sourceWidth = size(fieldsOf(source).width);
    return url && sourceWidth ? [{ url, width: sourceWidth }] : [];
  });
  if (!width || !height || !sources?.length) return undefined;
  return { width, height, placeholder: textOf(given.placeholder) ?? 'transparent', sources };
}

function size(value: unknown): number | undefined {
  const read = whole(value);
  return read !== undefined && read > 0 ? read : undefined;
}

function whole(value: unknown): number | undefined {
  const read = numberOf(value);
  return read === undefined ? undefined : Math.floor(read);
}

/** Foreign links are data: anything that is not a web address (or a path of our own) is dropped. */
export function webLink(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(text) ? text : undefined;
}

/** A product without what only its viewer knows: what may be cached (D32). */
export function withoutViewerFlags({ isLiked: _liked, isInCart: _inCart, ...product }: Product): Product {
  return product;
}

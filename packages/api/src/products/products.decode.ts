// Written by `pnpm contract` from products.contract.ts: change that, not this.

import {
  booleanOf,
  fieldsOf,
  firstOf,
  idOf,
  listOf,
  numberOf,
  sizeOf,
  textOf,
  webLinkOf,
  wholeOf,
} from '../contract/decode.ts';
import type { FeedReason, Picture, Product, ProductPage } from './products.models.ts';

function pictureSourcesEntryFrom(value: unknown) {
  const given = fieldsOf(value);
  const url = webLinkOf(given.url);
  const width = sizeOf(given.width);
  if (url === undefined || width === undefined) return undefined;
  return { url, width };
}

/** Reads `Picture` as servers send it, foreign ones too. */
export function pictureFrom(value: unknown): Picture | undefined {
  const given = fieldsOf(value);
  const width = sizeOf(given.width);
  const height = sizeOf(given.height);
  const sources = listOf(given.sources, pictureSourcesEntryFrom);
  if (width === undefined || height === undefined || !sources?.length) return undefined;
  return { width, height, placeholder: textOf(given.placeholder) ?? 'transparent', sources };
}

/** Reads `FeedReason` as servers send it, foreign ones too. */
export function feedReasonFrom(value: unknown): FeedReason | undefined {
  const given = fieldsOf(value);
  const code = textOf(given.code);
  const about = textOf(given.about);
  if (code === undefined) return undefined;
  return { code, ...(about === undefined ? {} : { about }) };
}

/** Reads `Product` as servers send it, foreign ones too. */
export function productFrom(value: unknown): Product | undefined {
  const given = fieldsOf(value);
  const id = idOf(firstOf(given.id, given.product_id, given.productId));
  const pictureCount = wholeOf(given.pictureCount);
  const morePictures = listOf(given.morePictures, pictureFrom);
  const profile_picture_url = webLinkOf(given.profile_picture_url);
  const isLiked = booleanOf(firstOf(given.isLiked, given.liked));
  const isInCart = booleanOf(firstOf(given.isInCart, given.inCart));
  const reason = feedReasonFrom(given.reason);
  if (id === undefined) return undefined;
  return {
    id,
    name: textOf(firstOf(given.name, given.title)) ?? '',
    price: numberOf(given.price) ?? null,
    retailer: textOf(given.retailer) ?? null,
    brand: textOf(given.brand) ?? null,
    color: textOf(given.color) ?? null,
    category: textOf(given.category) ?? null,
    rating: numberOf(given.rating) ?? null,
    link: webLinkOf(firstOf(given.direct_link, given.link)) ?? null,
    image_url: webLinkOf(firstOf(given.image_url, given.imageUrl, given.image)) ?? null,
    picture: pictureFrom(given.picture) ?? null,
    ...(pictureCount === undefined ? {} : { pictureCount }),
    ...(morePictures === undefined ? {} : { morePictures }),
    username: textOf(firstOf(given.username, given.owner_username)) ?? null,
    ...(profile_picture_url === undefined ? {} : { profile_picture_url }),
    verified: booleanOf(given.verified) ?? false,
    ...(isLiked === undefined ? {} : { isLiked }),
    ...(isInCart === undefined ? {} : { isInCart }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Reads `Products` as servers send it, foreign ones too. */
export const productsFrom = (value: unknown) =>
  listOf(value, productFrom, 'products', 'data', 'results', 'items', 'likes');

function productPagePaginationFrom(value: unknown) {
  const given = fieldsOf(value);
  return { page: wholeOf(given.page) ?? 1, pages: wholeOf(given.pages) ?? null };
}

/** Reads `ProductPage` as servers send it, foreign ones too. */
export function productPageFrom(value: unknown): ProductPage | undefined {
  const given = fieldsOf(value);
  const products = productsFrom(value);
  if (products === undefined) return undefined;
  return {
    products,
    pagination: productPagePaginationFrom(given.pagination),
    snapshot: idOf(given.snapshot) ?? null,
  };
}

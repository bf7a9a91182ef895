import * as z from 'zod/mini';
import { booleanOf, fieldsOf, firstOf, listUnder, numberOf, textOf } from '../contract/decode.ts';

/** Names a thing. Ids are opaque text; what a server calls a number is still text here. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/), z.meta({ description: 'Opaque id.' }));

/** A picture with what a layout needs before a byte of it is loaded. */
export const Picture = z
  .object({
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** Average colour, shown until the picture is decoded. */
    placeholder: z.string(),
    /** The same picture in several widths, smallest first. */
    sources: z.array(z.object({ url: z.string(), width: z.int().check(z.positive()) })),
  })
  .check(z.meta({ id: 'Picture', description: 'Width and height in pixels of the largest source.' }));
export type Picture = z.infer<typeof Picture>;

export const Product = z
  .object({
    id: Id,
    name: z.string(),
    price: z.nullable(z.number()).check(z.meta({ description: 'US dollars; null or 0 when unknown.' })),
    retailer: z.nullable(z.string()),
    brand: z.nullable(z.string()),
    color: z.nullable(z.string()),
    category: z.nullable(z.string()),
    rating: z.nullable(z.number()).check(z.meta({ description: '0 to 5; null or 0 when unrated.' })),
    link: z.nullable(z.string()).check(z.meta({ description: 'The page of the shop.' })),
    image_url: z.nullable(z.string()),
    picture: z.nullable(Picture),
    username: z.nullable(z.string()).check(z.meta({ description: 'Who found it.' })),
    verified: z.boolean(),
    isLiked: z.optional(z.boolean()).check(z.meta({ description: 'Only for a viewer who is signed in.' })),
    isInCart: z.optional(z.boolean()).check(z.meta({ description: 'Only for a viewer who is signed in.' })),
  })
  .check(z.meta({ id: 'Product' }));
export type Product = z.infer<typeof Product>;

export const ProductPage = z
  .object({
    products: z.array(Product),
    pagination: z.object({
      page: z.int(),
      pages: z
        .nullable(z.int())
        .check(z.meta({ description: 'How many pages there are; null when unknown.' })),
    }),
    snapshot: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'Names the ranking this page was cut from; send it back with the next page.' }),
      ),
  })
  .check(z.meta({ id: 'ProductPage' }));
export type ProductPage = z.infer<typeof ProductPage>;

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

/** A page of a feed as servers send it; an answer without any list stays what it is, and is refused as unreadable. */
export function productPageFrom(answer: unknown): unknown {
  const products = productsFrom(answer);
  if (!products) return answer;
  const given = fieldsOf(answer);
  const pagination = fieldsOf(given.pagination);
  return {
    products,
    pagination: { page: whole(pagination.page) ?? 1, pages: whole(pagination.pages) ?? null },
    snapshot: textOf(given.snapshot) ?? null,
  } satisfies ProductPage;
}

function pictureFrom(value: unknown): Picture | undefined {
  const read = Picture.safeParse(value);
  return read.success ? read.data : undefined;
}

function whole(value: unknown): number | undefined {
  const read = numberOf(value);
  return read === undefined ? undefined : Math.floor(read);
}

/** Foreign links are data: anything that is not a web address (or a path of our own) is dropped. */
function webLink(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(text) ? text : undefined;
}

/** A product without what only its viewer knows: what may be cached (D32). */
export function withoutViewerFlags({ isLiked: _liked, isInCart: _inCart, ...product }: Product): Product {
  return product;
}

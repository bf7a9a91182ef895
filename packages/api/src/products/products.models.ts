import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { idOf, sizeOf, webLinkOf } from '../contract/decode.ts';
import { reads } from '../contract/reading.ts';

const Size = z.int().check(z.positive(), reads({ as: sizeOf }));
const viewerFlag = (...from: string[]) =>
  z
    .optional(z.boolean())
    .check(z.meta({ description: 'Only for a viewer who is signed in.' }), reads({ from }));
const link = (...from: string[]) => z.nullable(z.string()).check(reads({ from, as: webLinkOf }));

/** A picture with what a layout needs before a byte of it is loaded. */
export const Picture = z
  .object({
    width: Size,
    height: Size,
    /** Average colour, shown until the picture is decoded. */
    placeholder: z.string().check(reads({ otherwise: 'transparent' })),
    /** The same picture in several widths, smallest first. */
    sources: z
      .array(z.object({ url: z.string().check(reads({ as: webLinkOf })), width: Size }))
      .check(reads({ nonEmpty: true })),
  })
  .check(z.meta({ id: 'Picture', description: 'Width and height in pixels of the largest source.' }));
/** A picture with what a layout needs before a byte of it is loaded; sizes in pixels. */
export type Picture = z.infer<typeof Picture>;

/** Why a feed shows a product. */
export const FeedReason = z
  .object({
    code: z.string().check(
      z.meta({
        description:
          '`liked`, `inCart`, `searched` and `savedSearch`: it is like what `about` names. `brand`, `color`: it is of a brand, or in a colour, of things that the person likes. `popular`: many like it. More may come; pass over those that you do not know.',
      }),
    ),
    about: z
      .optional(z.string())
      .check(z.meta({ description: 'The name of a product, or the words of a search.' })),
  })
  .check(z.meta({ id: 'FeedReason' }));
/** Why a feed shows a product: a code, and what it is about. */
export type FeedReason = z.infer<typeof FeedReason>;

/** A product, under any of the names that servers give its fields. */
export const Product = z
  .object({
    id: Id.check(reads({ from: ['id', 'product_id', 'productId'] })),
    name: z.string().check(reads({ from: ['name', 'title'], otherwise: '' })),
    price: z.nullable(z.number()).check(
      z.meta({
        description: 'In the currency of the shop, US dollars by default; null or 0 when unknown.',
      }),
    ),
    retailer: z.nullable(z.string()),
    brand: z.nullable(z.string()),
    color: z.nullable(z.string()),
    category: z.nullable(z.string()),
    rating: z.nullable(z.number()).check(z.meta({ description: '0 to 5; null or 0 when unrated.' })),
    link: link('direct_link', 'link').check(z.meta({ description: 'The page of the shop.' })),
    image_url: link('image_url', 'imageUrl', 'image'),
    picture: z.nullable(Picture),
    pictureCount: z.optional(z.int()).check(
      z.meta({
        description:
          'The number of its pictures in all, `picture` among them; left out where there is no other.',
      }),
    ),
    morePictures: z.optional(z.array(Picture)).check(
      z.meta({
        description:
          'Its other pictures, to be shown after `picture`; they come with a product that is asked for by its id, never in lists.',
      }),
    ),
    username: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'The username of who found it.' }),
        reads({ from: ['username', 'owner_username'] }),
      ),
    profile_picture_url: z.optional(z.string()).check(
      z.meta({
        description:
          'The face of who found it, where that has one; it comes with a product that is asked for by its id. Guests are not told, nor is who is kept apart from that person.',
      }),
      reads({ as: webLinkOf }),
    ),
    verified: z.boolean().check(reads({ otherwise: false })),
    isLiked: viewerFlag('isLiked', 'liked'),
    isInCart: viewerFlag('isInCart', 'inCart'),
    reason: z
      .optional(FeedReason)
      .check(z.meta({ description: 'Why it is there; only in the personalized feed.' })),
  })
  .check(z.meta({ id: 'Product' }));
/** A product as every part of the app knows it. */
export type Product = z.infer<typeof Product>;

/** Products under any of the names that lists of them have. */
export const Products = z
  .array(Product)
  .check(reads({ under: ['products', 'data', 'results', 'items', 'likes'] }));

/** A page of a feed. */
export const ProductPage = z
  .object({
    products: Products,
    pagination: z.object({
      page: z.int().check(reads({ otherwise: 1 })),
      pages: z.nullable(z.int()).check(z.meta({ description: 'The number of pages; null when unknown.' })),
    }),
    snapshot: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'Names the ranking this page was cut from; send it back with the next page.' }),
        reads({ as: idOf }),
      ),
  })
  .check(z.meta({ id: 'ProductPage' }));
/** A page of a feed, and the ranking it was cut from. */
export type ProductPage = z.infer<typeof ProductPage>;

import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { idOf, sizeOf, webLinkOf } from '../contract/decode.ts';
import { type Decoded, reads } from '../contract/reading.ts';

const Size = z.int().check(z.positive(), reads({ as: sizeOf }));
const viewerFlag = (...from: string[]) =>
  z
    .optional(z.boolean())
    .check(z.meta({ description: 'Only for a viewer who is signed in.' }), reads({ from }));
const link = (...from: string[]) => z.nullable(z.string()).check(reads({ from, as: webLinkOf }));

/** A picture with its size, so that layouts can reserve its space. */
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
/** A picture with its size in pixels, so that layouts can reserve its space. */
export type Picture = Decoded<z.infer<typeof Picture>>;

/** Reason why a feed shows a product: a code and its subject. */
export const FeedReason = z
  .object({
    code: z.string().check(
      z.meta({
        description:
          '`liked`, `inCart`, `searched` and `savedSearch`: the product resembles the subject named in `about`. `brand`, `color`: the person likes products of the same brand or colour. `popular`: many people like it. More codes may be added; ignore unknown ones.',
      }),
    ),
    about: z
      .optional(z.string())
      .check(z.meta({ description: 'The name of a product, or the words of a search.' })),
  })
  .check(z.meta({ id: 'FeedReason' }));
/** Reason why a feed shows a product: a code and its subject. */
export type FeedReason = Decoded<z.infer<typeof FeedReason>>;

/** A product. The `reads` calls list the field names that servers use. */
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
        description: 'The total number of its pictures, including `picture`; absent if there is no other.',
      }),
    ),
    morePictures: z.optional(z.array(Picture)).check(
      z.meta({
        description:
          'Its other pictures, to be shown after `picture`; only for a product requested by its id, never in lists.',
      }),
    ),
    username: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'The username of the person who found it.' }),
        reads({ from: ['username', 'owner_username'] }),
      ),
    owner_picture_url: z.optional(z.string()).check(
      z.meta({
        description: 'Small picture of the person named in `username`, for faces in lists, if any.',
      }),
      reads({ as: webLinkOf }),
    ),
    profile_picture_url: z.optional(z.string()).check(
      z.meta({
        description:
          'Profile picture of the person who found it, if any; only for a product requested by its id. Not sent to guests, nor if that person and the viewer are separated by a block.',
      }),
      reads({ as: webLinkOf }),
    ),
    verified: z.boolean().check(reads({ otherwise: false })),
    isLiked: viewerFlag('isLiked', 'liked'),
    isInCart: viewerFlag('isInCart', 'inCart'),
    reason: z
      .optional(FeedReason)
      .check(z.meta({ description: 'Reason for showing it; only in the personalized feed.' })),
  })
  .check(z.meta({ id: 'Product' }));
/** A product, as the whole app uses it. */
export type Product = Decoded<z.infer<typeof Product>>;

/** A list of products, under any name that servers use for it. */
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
    snapshot: z.nullable(z.string()).check(
      z.meta({
        description: 'Id of the ranking that this page comes from; send it back with the next page.',
      }),
      reads({ as: idOf }),
    ),
  })
  .check(z.meta({ id: 'ProductPage' }));
/** A page of a feed, with the id of its ranking. */
export type ProductPage = Decoded<z.infer<typeof ProductPage>>;

import * as z from 'zod/mini';
import { Id } from '../products/products.models.ts';
import { LINK_PRODUCT_ACTIONS } from './product-links.rules.ts';

/** What a page says of the product it sells (1 §3). */
export const LinkProduct = z
  .object({
    id: z.string(),
    name: z.string(),
    price: z.nullable(z.number()),
    image_url: z.nullable(z.string()),
    retailer: z.nullable(z.string()),
    rating: z.nullable(z.number()),
    direct_link: z.nullable(z.string()),
    link: z.nullable(z.string()),
    fallbackSource: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'Where the facts come from when the page does not state a product itself.' }),
      ),
    matchConfidence: z.nullable(z.number()).check(z.meta({ description: '0 to 100.' })),
    alternativeMatch: z.boolean(),
  })
  .check(z.meta({ id: 'LinkProduct' }));
export type LinkProduct = z.infer<typeof LinkProduct>;

/** What is behind a link. */
export const LinkPreview = z
  .object({
    url: z.string(),
    isProduct: z.boolean(),
    title: z.nullable(z.string()),
    siteName: z.nullable(z.string()),
    productData: z.nullable(LinkProduct),
    verifiedProductId: z.nullable(z.string()),
    verifiedProductSnapshot: z.nullable(LinkProduct),
    userConfirmedAccurate: z.nullable(z.boolean()),
  })
  .check(z.meta({ id: 'LinkPreview' }));
export type LinkPreview = z.infer<typeof LinkPreview>;

const url = z.string().check(z.maxLength(4000));

export const LinkToPreview = z
  .object({ url, checkUserConfirmation: z.optional(z.boolean()), forceRefresh: z.optional(z.boolean()) })
  .check(z.meta({ id: 'LinkToPreview' }));

/** A product by its id, or by the link that its preview was made from. */
export const LinkProductChange = z
  .object({
    action: z.enum(LINK_PRODUCT_ACTIONS),
    productData: z.looseObject({
      id: z.nullish(z.string()),
      link: z.nullish(url),
      direct_link: z.nullish(url),
    }),
  })
  .check(z.meta({ id: 'LinkProductChange' }));

export const LinkProductStatus = z
  .object({
    originalProductId: z.string().check(z.meta({ description: 'What was asked about.' })),
    productId: z.string(),
    isLiked: z.boolean(),
    inCart: z.boolean(),
  })
  .check(z.meta({ id: 'LinkProductStatus' }));
export type LinkProductStatus = z.infer<typeof LinkProductStatus>;

export const LinkProductIds = z.object({ productIds: z.array(Id).check(z.maxLength(200)) });

import * as z from 'zod/mini';
import { STATUS_BATCH_SIZE } from '../cart/cart.rules.ts';
import { Id, Sequence } from '../contract/contract.models.ts';
import { idOf } from '../contract/decode.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { LINK_PRODUCT_ACTIONS } from './product-links.rules.ts';

/** The product of a link, from the linked page or the catalogue. */
export const LinkProduct = z
  .object({
    id: Id.check(
      z.meta({
        description:
          'Id of the catalogue product with this link, else a stable id for the target of the link.',
      }),
    ),
    name: z.string(),
    price: z.nullable(z.number()).check(
      z.meta({
        description:
          'In the currency of the shop, US dollars by default; null when unknown or in another currency.',
      }),
    ),
    image_url: z
      .nullable(z.string())
      .check(z.meta({ description: 'Our own copy of the picture; null until there is one.' })),
    retailer: z.nullable(z.string()),
    rating: z.nullable(z.number()).check(z.meta({ description: '0 to 5; null when unrated.' })),
    direct_link: z.nullable(z.string()).check(
      z.meta({
        description:
          'The final URL after redirects, or the page of the shop if the product comes from the catalogue.',
      }),
    ),
    link: z.nullable(z.string()),
    fallbackSource: z.nullable(z.string()).check(
      z.meta({
        description:
          'Source of the product if the page states none: `catalogue` for a match by the title of the page.',
      }),
    ),
    matchConfidence: z
      .nullable(z.number())
      .check(z.meta({ description: 'The confidence in the facts, 0 to 100; null when unknown.' })),
    alternativeMatch: z.boolean().check(
      z.meta({
        description:
          'Whether it is a different product than that of the link, shown because the page states none.',
      }),
    ),
  })
  .check(z.meta({ id: 'LinkProduct' }));
/** The product of a link, from the linked page or the catalogue. */
export type LinkProduct = Decoded<z.infer<typeof LinkProduct>>;

/** The preview of a link. */
export const LinkPreview = z
  .object({
    url: z.string(),
    isProduct: z.boolean().check(
      z.meta({
        description: 'Whether the link leads to a product: its page states one, or the shop has it.',
      }),
    ),
    title: z.nullable(z.string()),
    siteName: z.nullable(z.string()),
    productData: z.nullable(LinkProduct),
    verifiedProductId: z.nullable(z.string()),
    verifiedProductSnapshot: z.nullable(LinkProduct).check(
      z.meta({
        description:
          'The product in the catalogue, if verified there. For a link whose owner confirmed its preview, the product as it was then.',
      }),
    ),
    userConfirmedAccurate: z.nullable(z.boolean()).check(
      z.meta({
        description:
          'Only with `checkUserConfirmation`: whether the caller, as owner of a post with this link, called the preview accurate, else the judgement of the owner of the latest such post. Null without a judgement.',
      }),
    ),
  })
  .check(z.meta({ id: 'LinkPreview' }), reads({ as: 'linkPreviewFrom' }));
/** The preview of a link. */
export type LinkPreview = Decoded<z.infer<typeof LinkPreview>>;

const link = z.string().check(z.maxLength(4000));

export const LinkToPreview = z
  .object({
    url: link,
    checkUserConfirmation: z.optional(z.boolean()).check(
      z.meta({
        description:
          'Whether to include the judgement of post owners on this link in `userConfirmedAccurate`.',
      }),
    ),
    forceRefresh: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether to read the page again, even if it was read recently.' })),
  })
  .check(z.meta({ id: 'LinkToPreview' }));

export const LinkProductChange = z
  .object({
    action: z.enum(LINK_PRODUCT_ACTIONS),
    productData: z
      .looseObject({
        id: z.nullish(z.union([Id, z.int()])),
        link: z.nullish(link),
        direct_link: z.nullish(link),
      })
      .check(
        z.meta({
          description:
            'The product of a preview, identified by its id or its link; other fields are ignored.',
        }),
      ),
    sequence: Sequence,
  })
  .check(z.meta({ id: 'LinkProductChange' }));

/** Whether a user has liked a link's product, and whether it is in the cart. */
export const LinkProductStatus = z
  .object({
    originalProductId: z
      .string()
      .check(
        z.meta({ description: 'The id given in the request.' }),
        reads({ from: ['originalProductId', 'productId', 'product_id'], as: idOf }),
      ),
    productId: z.string().check(reads({ from: ['productId', 'product_id', 'originalProductId'], as: idOf })),
    isLiked: z.boolean().check(reads({ from: ['isLiked', 'liked'], otherwise: false })),
    inCart: z.boolean().check(reads({ from: ['inCart', 'isInCart'], otherwise: false })),
  })
  .check(z.meta({ id: 'LinkProductStatus' }), reads({ within: ['status', 'data'] }));
/** Whether a user has liked a link's product, and whether it is in the cart. */
export type LinkProductStatus = Decoded<z.infer<typeof LinkProductStatus>>;

export const LinkProductIds = z
  .object({ productIds: z.array(Id).check(z.maxLength(STATUS_BATCH_SIZE)) })
  .check(z.meta({ id: 'LinkProductIds' }));

/** States of the products of several links: liked, and in the cart. */
export const LinkProductStatuses = z
  .object({
    success: z.boolean().check(reads({ otherwise: true })),
    statuses: z.array(LinkProductStatus).check(reads({ under: ['statuses', 'data'] })),
  })
  .check(z.meta({ id: 'LinkProductStatuses' }));
/** States of the products of several links: liked, and in the cart. */
export type LinkProductStatuses = Decoded<z.infer<typeof LinkProductStatuses>>;

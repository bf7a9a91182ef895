import * as z from 'zod/mini';
import { STATUS_BATCH_SIZE } from '../cart/cart.rules.ts';
import { Id, Sequence } from '../contract/contract.models.ts';
import { idOf } from '../contract/decode.ts';
import { reads } from '../contract/reading.ts';
import { LINK_PRODUCT_ACTIONS } from './product-links.rules.ts';

/** The product that a link leads to, as its page states it or as the catalogue has it. */
export const LinkProduct = z
  .object({
    id: Id.check(
      z.meta({
        description:
          'The product of the catalogue with this link; else a name for what the link leads to, which stays the same.',
      }),
    ),
    name: z.string(),
    price: z.nullable(z.number()).check(
      z.meta({
        description:
          'In the currency of the shop, US dollars by default; null when unknown or in another one.',
      }),
    ),
    image_url: z
      .nullable(z.string())
      .check(z.meta({ description: 'A picture of our own; null until there is one.' })),
    retailer: z.nullable(z.string()),
    rating: z.nullable(z.number()).check(z.meta({ description: '0 to 5; null when unrated.' })),
    direct_link: z.nullable(z.string()).check(
      z.meta({
        description:
          'The end of the redirects of the link; the page of the shop where the catalogue tells the product.',
      }),
    ),
    link: z.nullable(z.string()),
    fallbackSource: z.nullable(z.string()).check(
      z.meta({
        description:
          'The source of the product when the page states none itself: `catalogue` by the title of the page.',
      }),
    ),
    matchConfidence: z
      .nullable(z.number())
      .check(z.meta({ description: 'The confidence in the facts, 0 to 100; null when unknown.' })),
    alternativeMatch: z.boolean().check(
      z.meta({
        description:
          'Whether it is another product than the link leads to, shown because the page states none.',
      }),
    ),
  })
  .check(z.meta({ id: 'LinkProduct' }));
/** The product that a link leads to, as its page states it or as the catalogue has it. */
export type LinkProduct = z.infer<typeof LinkProduct>;

/** The preview of a link. */
export const LinkPreview = z
  .object({
    url: z.string(),
    isProduct: z.boolean().check(
      z.meta({
        description:
          'Whether it leads to a product: the page states one, or the shop has the one that is there.',
      }),
    ),
    title: z.nullable(z.string()),
    siteName: z.nullable(z.string()),
    productData: z.nullable(LinkProduct),
    verifiedProductId: z.nullable(z.string()),
    verifiedProductSnapshot: z.nullable(LinkProduct).check(
      z.meta({
        description:
          'The product as it stands in the catalogue, when it is verified there; of a link whose owner says that its preview is right, as it was then.',
      }),
    ),
    userConfirmedAccurate: z.nullable(z.boolean()).check(
      z.meta({
        description:
          'The word of the caller on this link as owner of a post, else that of the owner of the latest such post, if `checkUserConfirmation` asks for it. Null when nobody said anything.',
      }),
    ),
  })
  .check(z.meta({ id: 'LinkPreview' }), reads({ as: 'linkPreviewFrom' }));
/** The preview of a link. */
export type LinkPreview = z.infer<typeof LinkPreview>;

const link = z.string().check(z.maxLength(4000));

export const LinkToPreview = z
  .object({
    url: link,
    checkUserConfirmation: z.optional(z.boolean()).check(
      z.meta({
        description: 'Whether to tell in `userConfirmedAccurate` what owners of posts say of this link.',
      }),
    ),
    forceRefresh: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether to read the page anew, however lately it was read.' })),
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
            'The product of a preview, by its id or its link; whatever else is said of it is passed over.',
        }),
      ),
    sequence: Sequence,
  })
  .check(z.meta({ id: 'LinkProductChange' }));

/** The likes and cart of a person for the product of a link. */
export const LinkProductStatus = z
  .object({
    originalProductId: z
      .string()
      .check(
        z.meta({ description: 'The link that was asked about.' }),
        reads({ from: ['originalProductId', 'productId', 'product_id'], as: idOf }),
      ),
    productId: z.string().check(reads({ from: ['productId', 'product_id', 'originalProductId'], as: idOf })),
    isLiked: z.boolean().check(reads({ from: ['isLiked', 'liked'], otherwise: false })),
    inCart: z.boolean().check(reads({ from: ['inCart', 'isInCart'], otherwise: false })),
  })
  .check(z.meta({ id: 'LinkProductStatus' }), reads({ within: ['status', 'data'] }));
/** The likes and cart of a person for the product of a link. */
export type LinkProductStatus = z.infer<typeof LinkProductStatus>;

export const LinkProductIds = z
  .object({ productIds: z.array(Id).check(z.maxLength(STATUS_BATCH_SIZE)) })
  .check(z.meta({ id: 'LinkProductIds' }));

/** The likes and cart of a person for the products of several links. */
export const LinkProductStatuses = z
  .object({
    success: z.boolean().check(reads({ otherwise: true })),
    statuses: z.array(LinkProductStatus).check(reads({ under: ['statuses', 'data'] })),
  })
  .check(z.meta({ id: 'LinkProductStatuses' }));
/** The likes and cart of a person for the products of several links. */
export type LinkProductStatuses = z.infer<typeof LinkProductStatuses>;

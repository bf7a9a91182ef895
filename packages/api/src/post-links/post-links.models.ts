import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { reads } from '../contract/reading.ts';
import { LinkPreview } from '../product-links/product-links.models.ts';

/** A link of a post. */
export const PostLink = z
  .object({
    id: Id.check(reads({ otherwise: '' })),
    url: z.string().check(reads({ as: webLinkOf })),
    label: z.string().check(reads({ otherwise: '' })),
    previewData: z
      .nullable(LinkPreview)
      .check(
        z.meta({ description: 'Its preview when it was posted or confirmed; null when unknown.' }),
        reads({ from: ['previewData', 'preview_data', 'metadata'] }),
      ),
    userConfirmedAccurate: z
      .nullable(z.boolean())
      .check(
        z.meta({ description: 'The word of its owner on the preview; null when nothing was said.' }),
        reads({ from: ['userConfirmedAccurate', 'user_confirmed_accurate'] }),
      ),
    is_pinned: z.boolean().check(reads({ from: ['is_pinned', 'isPinned'], otherwise: false })),
  })
  .check(z.meta({ id: 'PostLink' }));
/** A link of a post, and what is known of where it leads. */
export type PostLink = z.infer<typeof PostLink>;

/** The word of the owner of a post on the preview of a link. */
export const LinkConfirmation = z
  .object({
    postId: Id,
    url: z.string().check(z.maxLength(4000)),
    userConfirmedAccurate: z.boolean(),
    metadata: z.optional(z.looseObject({})).check(
      z.meta({
        description:
          'The preview as other servers keep it. This one reads the page itself, and passes over it.',
      }),
    ),
  })
  .check(z.meta({ id: 'LinkConfirmation' }));

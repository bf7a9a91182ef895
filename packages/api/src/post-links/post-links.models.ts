import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { mostUnits } from '../contract/letters.rules.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { POST_LINK_LABEL_MAX } from '../posts/posts.rules.ts';
import { LinkPreview } from '../product-links/product-links.models.ts';

/** A link of a post. */
export const PostLink = z
  .object({
    id: Id.check(reads({ otherwise: '' })),
    url: z.string().check(reads({ as: webLinkOf })),
    label: z.string().check(reads({ otherwise: '', most: mostUnits(POST_LINK_LABEL_MAX) })),
    previewData: z
      .nullable(LinkPreview)
      .check(
        z.meta({ description: 'Its preview when it was posted or confirmed; null when unknown.' }),
        reads({ from: ['previewData', 'preview_data', 'metadata'] }),
      ),
    userConfirmedAccurate: z
      .nullable(z.boolean())
      .check(
        z.meta({ description: 'Whether the owner called the preview accurate; null without a judgement.' }),
        reads({ from: ['userConfirmedAccurate', 'user_confirmed_accurate'] }),
      ),
    is_pinned: z.boolean().check(reads({ from: ['is_pinned', 'isPinned'], otherwise: false })),
  })
  .check(z.meta({ id: 'PostLink' }));
/** A link of a post, with the preview of its target. */
export type PostLink = Decoded<z.infer<typeof PostLink>>;

/** The post owner's judgement of a link's preview. */
export const LinkConfirmation = z
  .object({
    postId: Id,
    url: z.string().check(z.maxLength(4000)),
    userConfirmedAccurate: z.boolean(),
    metadata: z.optional(z.looseObject({})).check(
      z.meta({
        description:
          'The preview, for servers that store it. This server reads the page itself and ignores it.',
      }),
    ),
  })
  .check(z.meta({ id: 'LinkConfirmation' }));

import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { mostUnits } from '../contract/letters.rules.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { LinkPreview } from '../product-links/product-links.models.ts';
import { LINK_LIST_NAME_MAX, USER_LINK_LABEL_MAX } from './user-links.rules.ts';

/** A link that a person shows: in their posts, or added by hand. */
export const UserLink = z
  .object({
    id: Id,
    url: z.string().check(reads({ as: webLinkOf })),
    label: z.string().check(reads({ otherwise: '', most: mostUnits(USER_LINK_LABEL_MAX) })),
    metadata: z.nullable(LinkPreview).check(
      z.meta({
        description: 'Its preview, as far as it is known without reading the page; null if it is not.',
      }),
      reads({ from: ['metadata', 'previewData', 'preview_data'] }),
    ),
    is_pinned: z.boolean().check(reads({ from: ['is_pinned', 'isPinned'], otherwise: false })),
    user_confirmed_accurate: z
      .nullable(z.boolean())
      .check(
        z.meta({ description: 'Whether the owner called the preview accurate; null without a judgement.' }),
        reads({ from: ['user_confirmed_accurate', 'userConfirmedAccurate'] }),
      ),
    openings: z.int().check(
      z.meta({
        description:
          'Openings by others, at most one for each viewer and day; 0 for everybody but its owner.',
      }),
      reads({ otherwise: 0 }),
    ),
    listIds: z
      .array(Id)
      .check(
        z.meta({ description: 'Lists that it is in; empty for everybody but its owner.' }),
        reads({ otherwise: [] }),
      ),
  })
  .check(z.meta({ id: 'UserLink' }));
/** A link that a person shows: in their posts, or added by hand. */
export type UserLink = Decoded<z.infer<typeof UserLink>>;

/** A list of a person's links. */
export const LinkList = z
  .object({
    id: Id,
    name: z.string().check(reads({ otherwise: '', most: mostUnits(LINK_LIST_NAME_MAX) })),
    is_public: z
      .boolean()
      .check(
        z.meta({ description: 'Whether others may see it; some servers send 0 or 1.' }),
        reads({ from: ['is_public', 'isPublic'], otherwise: false }),
      ),
    item_count: z.int().check(reads({ from: ['item_count', 'itemCount'], otherwise: 0 })),
    pictures: z
      .array(z.string().check(reads({ as: webLinkOf })))
      .check(
        z.meta({ description: 'Pictures of its newest links, at most three.' }),
        reads({ otherwise: [] }),
      ),
  })
  .check(z.meta({ id: 'LinkList' }));
/** A list of a person's links. */
export type LinkList = Decoded<z.infer<typeof LinkList>>;

/** A page of links. */
export const UserLinksPage = z
  .object({
    links: z.array(UserLink).check(reads({ under: ['links', 'data'] })),
    list: z.optional(LinkList).check(z.meta({ description: 'The list that was asked for.' })),
    nextCursor: z.optional(z.string()),
  })
  .check(z.meta({ id: 'UserLinksPage' }));
/** A page of links. */
export type UserLinksPage = Decoded<z.infer<typeof UserLinksPage>>;

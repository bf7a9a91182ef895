import { isDeepStrictEqual } from 'node:util';
import {
  isBlankText,
  isPostLink,
  type LinkPreview,
  type OnWire,
  type PostLink,
  type PostsPage,
} from '@vitrine/api';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Posts } from '../posts/posts.service.ts';
import { postsSeenBy } from '../posts/shown-posts.service.ts';
import type { ProductConfirmations } from '../product-links/product-confirmations.service.ts';
import type { ProductLinks } from '../product-links/product-links.service.ts';
import { linkColumns } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import {
  confirmLinkOfPost,
  isPinnedByAuthor,
  keepLinksOfPost,
  type PostWithLinks,
} from '../user-links/links-of-posts.service.ts';
import { pageHashOf } from '../user-links/page-of-link.rules.ts';
import { postLinks } from './post-links.table.ts';

interface LinkGiven {
  url?: string | undefined;
  label?: string | undefined;
}

export type PostLinks = ReturnType<typeof createPostLinks>;

export interface PostLinksOptions {
  posts: Pick<Posts, 'ownerOf' | 'listOf'>;
  productLinks: Pick<ProductLinks, 'preview'>;
  confirmations: ProductConfirmations;
  /** Hosts and ports of this site. */
  ownHosts: readonly string[];
}

export const linksOfPosts = {
  countOf: (postId: SQL): SQL<number> =>
    sql<number>`(select count(*)::int from ${postLinks} where ${postLinks.postId} = ${postId})`,
  check,

  /** Replaces the links of a post. Skips links without a label or an address. Throws `post_link_invalid`. */
  async keep(tx: Queries, post: PostWithLinks, given: readonly LinkGiven[]): Promise<void> {
    const { postId } = post;
    check(given);
    const links = whole(given);
    const before = await tx.select().from(postLinks).where(eq(postLinks.postId, postId));
    const pages = new Set(before.map(({ url }) => pageHashOf(url)));
    await tx.delete(postLinks).where(eq(postLinks.postId, postId));
    if (links.length === 0) {
      await keepLinksOfPost(tx, post, []);
      return;
    }
    // A link with an unchanged address keeps its id and verdict. Of two with the same address, each
    // keeps its own.
    const rows = links.map((link, position) => {
      const at = before.findIndex(({ url }) => url === link.url);
      const [kept] = at < 0 ? [] : before.splice(at, 1);
      const { linkKey } = linkColumns(link.url);
      return { id: newId(), ...kept, ...link, linkKey: linkKey ?? link.url, postId, position };
    });
    await tx.insert(postLinks).values(rows);
    await keepLinksOfPost(
      tx,
      post,
      rows.map(({ id, url, label }) => ({ id, url, label, isNew: !pages.has(pageHashOf(url)) })),
    );
  },
  async areKept(tx: Queries, postId: string, given: readonly LinkGiven[]): Promise<boolean> {
    const kept = await tx
      .select({ url: postLinks.url, label: postLinks.label })
      .from(postLinks)
      .where(eq(postLinks.postId, postId))
      .orderBy(postLinks.position);
    return isDeepStrictEqual(kept, whole(given));
  },
  wordsFor: (postId: SQL): SQL<string | null> => sql<string | null>`(
    select string_agg(concat_ws(' ', ${postLinks.label},
      (select ${products.brand} from ${products} where ${products.linkKey} = ${postLinks.linkKey} limit 1)), ' ')
    from ${postLinks} where ${postLinks.postId} = ${postId})`,
  async labelsOf(tx: Queries, postId: string): Promise<string[]> {
    const rows = await tx
      .select({ label: postLinks.label })
      .from(postLinks)
      .where(eq(postLinks.postId, postId));
    return rows.map(({ label }) => label);
  },
};

/**
 * Returns an owner's verdict on these links, in posts that the person may see: the person's own first, else
 * that of the latest post. Null if there is none.
 */
export const confirmationsIn =
  (db: Db) =>
  async (personId: string, urls: readonly string[]): Promise<boolean | null> => {
    const { rows } = await db.execute<{ accurate: boolean }>(sql`
      select ${postLinks.confirmedAccurate} as accurate
      from ${postLinks} join (${postsSeenBy(personId)}) as seen on seen.post_id = ${postLinks.postId}
      where ${postLinks.url} = any(${sql.param([...urls])}::text[]) and ${postLinks.confirmedAccurate} is not null
      order by seen.person_id = ${personId} desc, seen.created_at desc, ${postLinks.id} limit 1`);
    return rows[0]?.accurate ?? null;
  };

export function createPostLinks(db: Db, { posts, productLinks, confirmations, ownHosts }: PostLinksOptions) {
  /** Pages that show a product: that of its shop, and its own on this site. Throws `product_not_found`. */
  async function pagesOf(productId: string): Promise<string[]> {
    const [found] = await db
      .select({ linkKey: products.linkKey })
      .from(products)
      .where(eq(products.id, productId));
    if (!found) throw new DomainError('product_not_found');
    const own = ownHosts.flatMap((host) =>
      ['https', 'http'].map((scheme) => `${scheme}://${host}/product/${encodeURIComponent(productId)}`),
    );
    return found.linkKey === null ? own : [found.linkKey, ...own];
  }

  /** Returns a link of a post of the person. Throws `post_link_not_found` and `post_not_yours`. */
  async function ofOwner(personId: string, condition: SQL | undefined) {
    const [found] = await db.select().from(postLinks).where(condition);
    if (!found) throw new DomainError('post_link_not_found');
    if ((await posts.ownerOf(found.postId)) !== personId) throw new DomainError('post_not_yours');
    return found;
  }

  return {
    /** Returns the links of a post: pinned ones first, each group in the author's order. */
    async of(postId: string): Promise<OnWire<typeof PostLink>[]> {
      const isPinned = isPinnedByAuthor(sql`${postLinks.id}`);
      const rows = await db
        .select({ ...getTableColumns(postLinks), isPinned })
        .from(postLinks)
        .where(eq(postLinks.postId, postId))
        .orderBy(desc(isPinned), postLinks.position);
      return rows.map(shownAs);
    },
    /**
     * Returns posts with a link to a product, the newest first, as `posts.listOf`. Links that their author
     * called wrong do not count. Throws `product_not_found`.
     */
    async postsOf(
      viewerId: string | undefined,
      productId: string,
      page: { cursor?: string | undefined; limit: number },
    ): Promise<OnWire<typeof PostsPage>> {
      const pages = await pagesOf(productId);
      const withLink = sql`
        select ${postLinks.postId} from ${postLinks}
        where ${postLinks.linkKey} = any(${sql.param(pages)}::text[])
          and ${postLinks.confirmedAccurate} is distinct from false`;
      return posts.listOf(viewerId, withLink, page);
    },
    /** Stores the owner's verdict on a link; a positive one also stores the present preview. */
    async confirm(
      personId: string,
      { postId, url, userConfirmedAccurate }: { postId: string; url: string; userConfirmedAccurate: boolean },
    ): Promise<OnWire<typeof PostLink>> {
      const link = await ofOwner(personId, and(eq(postLinks.postId, postId), eq(postLinks.url, url)));
      const preview = userConfirmedAccurate
        ? await productLinks.preview(personId, link.url)
        : // Only this service writes the preview, so its type is known.
          (link.preview as OnWire<typeof LinkPreview> | null);
      return db.transaction(async (tx) => {
        await confirmations.say(tx, personId, { preview, isAccurate: userConfirmedAccurate });
        const verdict = { confirmedAccurate: userConfirmedAccurate, preview };
        const [changed] = await tx
          .update(postLinks)
          .set(verdict)
          .where(eq(postLinks.id, link.id))
          .returning({ ...getTableColumns(postLinks), isPinned: isPinnedByAuthor(sql`${postLinks.id}`) });
        if (!changed) throw new DomainError('post_link_not_found');
        await confirmLinkOfPost(tx, link.id, verdict);
        return shownAs(changed);
      });
    },
  };
}

function check(given: readonly LinkGiven[]): void {
  if (whole(given).some(({ url }) => !isPostLink(url))) throw new DomainError('post_link_invalid');
}

const whole = (given: readonly LinkGiven[]) =>
  given.flatMap(({ url = '', label = '' }) =>
    url.trim() && !isBlankText(label) ? [{ url: url.trim(), label: label.trim() }] : [],
  );

const shownAs = ({
  id,
  url,
  label,
  preview,
  confirmedAccurate,
  isPinned,
}: typeof postLinks.$inferSelect & { isPinned: boolean }): OnWire<typeof PostLink> => ({
  id,
  url,
  label,
  // Only this service writes the preview, so its type is known.
  previewData: shownPreview(preview as OnWire<typeof LinkPreview> | null, confirmedAccurate),
  userConfirmedAccurate: confirmedAccurate,
  is_pinned: isPinned,
});

/** Returns the preview; if the owner of the post confirmed it, its product is shown as the verified one. */
const shownPreview = (
  preview: OnWire<typeof LinkPreview> | null,
  isConfirmed: boolean | null,
): OnWire<typeof LinkPreview> | null =>
  preview && isConfirmed
    ? {
        ...preview,
        verifiedProductId: preview.productData?.id ?? null,
        verifiedProductSnapshot: preview.productData,
      }
    : preview;

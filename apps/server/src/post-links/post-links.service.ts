import { isDeepStrictEqual } from 'node:util';
import { isPostLink, type LinkPreview, type PostLink } from '@vitrine/api';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { DomainError } from '../domain-error.ts';
import { postLinks } from './post-links.table.ts';

interface LinkGiven {
  url?: string | undefined;
  label?: string | undefined;
}

export type PostLinks = ReturnType<typeof createPostLinks>;

export interface PostLinksOptions {
  /** Who published a post; undefined where there is none. */
  ownerOf(postId: string): Promise<string | undefined>;
  /** What is behind a link now, for who asks; throws what a page that cannot be read is refused for. */
  previewOf(personId: string, url: string): Promise<LinkPreview>;
  /** A query of (post_id, person_id, created_at): the posts that somebody may see. */
  seenBy(personId: string): SQL;
  /** Called in the same transaction with the answer of a post's owner about a link's product. */
  onConfirmed(
    tx: Queries,
    personId: string,
    said: { preview: LinkPreview | null; isAccurate: boolean },
  ): Promise<void>;
}

/** The links of posts, and what their owners say of them. */
export function createPostLinks(db: Db, { ownerOf, previewOf, seenBy, onConfirmed }: PostLinksOptions) {
  /** Throws `post_link_not_found`, `post_not_yours`. */
  async function ofOwner(personId: string, condition: SQL | undefined) {
    const [found] = await db.select().from(postLinks).where(condition);
    if (!found) throw new DomainError('post_link_not_found');
    if ((await ownerOf(found.postId)) !== personId) throw new DomainError('post_not_yours');
    return found;
  }

  async function change(
    id: string,
    set: Partial<typeof postLinks.$inferInsert>,
    queries: Queries = db,
  ): Promise<PostLink> {
    const [changed] = await queries.update(postLinks).set(set).where(eq(postLinks.id, id)).returning();
    if (!changed) throw new DomainError('post_link_not_found');
    return shownAs(changed);
  }

  return {
    /** How many links there are of the post that an expression names. */
    countOf: (postId: SQL): SQL<number> =>
      sql<number>`(select count(*)::int from ${postLinks} where ${postLinks.postId} = ${postId})`,
    check,

    /** Puts these in the place of the links of a post, without those that lack a label or an address. Throws `post_link_invalid`. */
    async keep(tx: Queries, postId: string, given: readonly LinkGiven[]): Promise<void> {
      check(given);
      const links = whole(given);
      const before = await tx.select().from(postLinks).where(eq(postLinks.postId, postId));
      await tx.delete(postLinks).where(eq(postLinks.postId, postId));
      if (links.length === 0) return;
      // What was said of a link stays with it; of two with one address, each keeps its own.
      const rows = links.map((link, position) => {
        const at = before.findIndex(({ url }) => url === link.url);
        const [kept] = at < 0 ? [] : before.splice(at, 1);
        return { id: newId(), ...kept, ...link, postId, position };
      });
      await tx.insert(postLinks).values(rows);
    },
    /** Whether these are the links of a post already. */
    async areKept(tx: Queries, postId: string, given: readonly LinkGiven[]): Promise<boolean> {
      const kept = await tx
        .select({ url: postLinks.url, label: postLinks.label })
        .from(postLinks)
        .where(eq(postLinks.postId, postId))
        .orderBy(postLinks.position);
      return isDeepStrictEqual(kept, whole(given));
    },
    async labelsOf(tx: Queries, postId: string): Promise<string[]> {
      const rows = await tx
        .select({ label: postLinks.label })
        .from(postLinks)
        .where(eq(postLinks.postId, postId));
      return rows.map(({ label }) => label);
    },
    /** Pinned ones first, then as they were given. */
    async of(postId: string): Promise<PostLink[]> {
      const rows = await db
        .select()
        .from(postLinks)
        .where(eq(postLinks.postId, postId))
        .orderBy(desc(postLinks.pinned), postLinks.position);
      return rows.map(shownAs);
    },
    /** Keeps what the owner of a post says of a link, beside what is behind the link by then. */
    async confirm(
      personId: string,
      { postId, url, userConfirmedAccurate }: { postId: string; url: string; userConfirmedAccurate: boolean },
    ): Promise<PostLink> {
      const link = await ofOwner(personId, and(eq(postLinks.postId, postId), eq(postLinks.url, url)));
      const preview = userConfirmedAccurate
        ? await previewOf(personId, link.url)
        : // Written by this service alone.
          (link.preview as LinkPreview | null);
      return db.transaction(async (tx) => {
        await onConfirmed(tx, personId, { preview, isAccurate: userConfirmedAccurate });
        return change(link.id, { confirmedAccurate: userConfirmedAccurate, preview }, tx);
      });
    },
    /**
     * The owners' answer about any of these links, as far as the person may see it: their own, else that of the latest
     * post. Null if there is none.
     */
    async confirmationOf(personId: string, urls: readonly string[]): Promise<boolean | null> {
      const { rows } = await db.execute<{ accurate: boolean }>(sql`
        select ${postLinks.confirmedAccurate} as accurate
        from ${postLinks} join (${seenBy(personId)}) as seen on seen.post_id = ${postLinks.postId}
        where ${postLinks.url} = any(${sql.param([...urls])}::text[]) and ${postLinks.confirmedAccurate} is not null
        order by seen.person_id = ${personId} desc, seen.created_at desc, ${postLinks.id} limit 1`);
      return rows[0]?.accurate ?? null;
    },
    async pin(personId: string, id: string, pinned: boolean): Promise<PostLink> {
      const link = await ofOwner(personId, eq(postLinks.id, id));
      return change(link.id, { pinned });
    },
  };
}

/** Throws `post_link_invalid`. */
function check(given: readonly LinkGiven[]): void {
  if (whole(given).some(({ url }) => !isPostLink(url))) throw new DomainError('post_link_invalid');
}

/** Those that have both a label and an address, as they are kept. */
const whole = (given: readonly LinkGiven[]) =>
  given.flatMap(({ url = '', label = '' }) =>
    url.trim() && label.trim() ? [{ url: url.trim(), label: label.trim() }] : [],
  );

const shownAs = ({
  id,
  url,
  label,
  preview,
  confirmedAccurate,
  pinned,
}: typeof postLinks.$inferSelect): PostLink => ({
  id,
  url,
  label,
  // Written by this service alone.
  previewData: shownPreview(preview as LinkPreview | null, confirmedAccurate),
  userConfirmedAccurate: confirmedAccurate,
  is_pinned: pinned,
});

/** What its owner said is right is the product that was verified. */
const shownPreview = (preview: LinkPreview | null, isConfirmed: boolean | null): LinkPreview | null =>
  preview && isConfirmed
    ? {
        ...preview,
        verifiedProductId: preview.productData?.id ?? null,
        verifiedProductSnapshot: preview.productData,
      }
    : preview;

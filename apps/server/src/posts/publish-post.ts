import { visibleText } from '@vitrine/api';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { asDomainError } from '../media/upload-refused.ts';
import type { Uploads } from '../media/uploads.service.ts';
import type { LinkGiven, LinksOfPosts } from './links-of-posts.ts';
import { moderatePost } from './moderate-post.ts';
import { postMedia, posts } from './posts.table.ts';
import { keepWords } from './words-of-posts.ts';

/** Widths of posts' pictures in pixels, and the maximum height as a multiple of the width. */
export const POST_PICTURES = { widths: [320, 480, 640, 1280], tallest: 2 };

export interface NewPost {
  clientId?: string | undefined;
  content: string;
  media: readonly { key: string; poster?: string | undefined; alt?: string | undefined }[];
  links: readonly LinkGiven[];
}

export interface PublishPostNeeds {
  clock: Clock;
  uploads: Pick<Uploads, 'attach'>;
  linksOfPosts: Pick<LinksOfPosts, 'keep' | 'labelsOf' | 'wordsFor'>;
}

/**
 * Prepares the pictures and videos of a post, then publishes it; a repeated client id keeps the existing
 * post. Resolves with the id of the post. Throws the refusals of uploads, and `post_link_invalid`.
 */
export async function publishPost(
  db: Db,
  { clock, uploads, linksOfPosts }: PublishPostNeeds,
  personId: string,
  { clientId, content, media, links }: NewPost,
  signal?: AbortSignal,
): Promise<string> {
  const already = await publishedAs(db, personId, clientId);
  if (already) return already;
  const files = await attachFiles(uploads, personId, media, signal);
  const postId = newId();
  const createdAt = new Date(clock());
  const isNew = await db.transaction(async (tx) => {
    const made = await tx
      .insert(posts)
      .values({
        id: postId,
        personId,
        content: visibleText(content),
        clientId: clientId ?? null,
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: posts.id });
    if (made.length === 0) return false;
    await tx.insert(postMedia).values(files.map((file, position) => ({ ...file, postId, position })));
    await linksOfPosts.keep(tx, { postId, personId, createdAt }, links);
    await keepWords(tx, { linksOfPosts }, [{ id: postId, content }]);
    await moderatePost(tx, { linksOfPosts }, postId);
    return true;
  });
  return isNew ? postId : ((await publishedAs(db, personId, clientId)) ?? postId);
}

export async function publishedAs(
  db: Db,
  personId: string,
  clientId: string | undefined,
): Promise<string | undefined> {
  if (clientId === undefined) return undefined;
  const [made] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.personId, personId), eq(posts.clientId, clientId)));
  return made?.id;
}

async function attachFiles(
  uploads: PublishPostNeeds['uploads'],
  personId: string,
  given: NewPost['media'],
  signal: AbortSignal | undefined,
) {
  async function attached(key: string) {
    try {
      return await uploads.attach(personId, key, POST_PICTURES, signal);
    } catch (error) {
      throw asDomainError(error, key);
    }
  }
  const files: { mediaId: string; posterId: string | null; alt: string | null }[] = [];
  for (const { key, poster, alt } of given) {
    const made = await attached(key);
    const cover = poster === undefined ? undefined : await attached(poster);
    if (cover && cover.kind !== 'picture') throw new DomainError('upload_content', { about: poster });
    files.push({ mediaId: made.id, posterId: cover?.id ?? null, alt: visibleText(alt ?? '') || null });
  }
  return files;
}

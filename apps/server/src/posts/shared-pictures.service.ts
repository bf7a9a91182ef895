import { eq } from 'drizzle-orm';
import type { SharedWork } from '../concurrency/shared-work.ts';
import { shareWork } from '../concurrency/shared-work.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { type Clock, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Log } from '../kernel/log.ts';
import { composePicture } from '../media/compose-picture.ts';
import { FileRefused } from '../media/decoding/decode.ts';
import { media } from '../media/media.table.ts';
import { holdFiles, namesIn } from '../media/media-files.ts';
import { type MediaStore, mediaAddress } from '../media/media-store.ts';
import type { ReadAddress } from '../media/read-address.ts';
import { postSharedPictures, posts } from './posts.table.ts';
import type { SharedPost, SharedPosts } from './shared-posts.service.ts';

/** A crawler that gets no answer in this time may come again. */
const PATIENCE = 8 * SECOND;
const RETRY_AFTER_SECONDS = 5;
/** Maximum pictures that are being made or wait for it. */
const MOST_WAITING = 60;

export type SharedPictures = ReturnType<typeof createSharedPictures>;

export interface SharedPicturesOptions {
  store: MediaStore;
  readAddress: ReadAddress;
  clock: Clock;
  sharedPosts: SharedPosts;
  log: Log;
  patience?: number;
}

/**
 * Makes the pictures that link previews show of posts: each once, when it is first asked for or the post is
 * shared. They are made anew after an edit of the post or a rename of its author.
 */
export function createSharedPictures(
  db: Db,
  { store, readAddress, clock, sharedPosts, log, patience = PATIENCE }: SharedPicturesOptions,
) {
  const underWay = new Map<string, SharedWork<string>>();

  async function kept({ id, version }: SharedPost): Promise<string | undefined> {
    const [row] = await db
      .select({ version: postSharedPictures.version, sources: media.sources })
      .from(postSharedPictures)
      .innerJoin(media, eq(media.id, postSharedPictures.mediaId))
      .where(eq(postSharedPictures.postId, id));
    return row?.version === version ? namesIn(row.sources ?? [])[0] : undefined;
  }

  async function make({ id, version, pictures }: SharedPost, signal: AbortSignal): Promise<string> {
    const addresses = pictures.flatMap((sources) => sources.at(-1)?.url ?? []);
    const { bytes, width, height } = await composePicture(readAddress, addresses, signal).catch(refused);
    for (;;) {
      const name = await store.put(bytes, 'jpg');
      const sources = [{ url: mediaAddress(name), width }];
      const isKept = await db.transaction(async (tx) => {
        const [post] = await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('key share');
        if (!post) throw new DomainError('post_not_found');
        if (!(await holdFiles(tx, store, sources))) return false;
        const [made] = await tx
          .insert(media)
          .values({
            id: newId(),
            kind: 'picture',
            state: 'ready',
            contentType: 'image/jpeg',
            byteSize: bytes.byteLength,
            width,
            height,
            sources,
            createdAt: new Date(clock()),
          })
          .returning({ id: media.id });
        if (!made) return false;
        const picture = { version, mediaId: made.id };
        await tx
          .insert(postSharedPictures)
          .values({ postId: id, ...picture })
          .onConflictDoUpdate({ target: postSharedPictures.postId, set: picture });
        return true;
      });
      if (isKept) return name;
    }
  }

  /** Undefined if too many pictures are waiting. */
  function making(post: SharedPost): SharedWork<string> | undefined {
    const key = `${post.id} ${post.version}`;
    const before = underWay.get(key);
    if (before && !before.signal.aborted) return before;
    if (underWay.size >= MOST_WAITING) return undefined;
    const work = shareWork((signal) => make(post, signal).finally(() => underWay.delete(key)));
    underWay.set(key, work);
    return work;
  }

  async function remove(postId: string): Promise<void> {
    await db.delete(postSharedPictures).where(eq(postSharedPictures.postId, postId));
  }

  return {
    /**
     * Returns the file with the picture of a post as it is now, and its version; undefined for a post without
     * one. Throws `busy` if it is not ready in time.
     */
    async read(postId: string, signal: AbortSignal): Promise<{ name: string; version: string } | undefined> {
      const post = await sharedPosts.find(postId);
      if (post?.isFiltered) await remove(postId);
      if (!post || post.isFiltered || post.pictures.length === 0) return undefined;
      const { version } = post;
      const name = await kept(post);
      if (name !== undefined) return { name, version };
      const work = making(post);
      const isLate = AbortSignal.timeout(patience);
      const made = await work?.join(AbortSignal.any([signal, isLate])).catch((error: unknown) => {
        if (isLate.aborted) return undefined;
        throw error;
      });
      if (made === undefined) throw new DomainError('busy', { retryAfter: RETRY_AFTER_SECONDS });
      return { name: made, version };
    },

    /** Makes a picture in the background, as a post that is shared is soon asked for its picture. */
    makeAhead(post: SharedPost): void {
      void (async () => {
        if (post.isFiltered || post.pictures.length === 0 || (await kept(post)) !== undefined) return;
        await making(post)?.join(undefined);
      })().catch((error: unknown) => {
        // A post may be deleted meanwhile.
        if (!(error instanceof DomainError)) log.error('shared picture', error);
      });
    },
  };
}

/** Pictures that are gone or cannot be read make no shared picture. */
function refused(error: unknown): never {
  throw error instanceof FileRefused ? new DomainError('not_found') : error;
}

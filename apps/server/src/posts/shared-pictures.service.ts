import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { type Clock, MINUTE, SECOND } from '../kernel/clock.ts';
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
/** A picture that could not be made is not tried again for this time. */
const REFUSED_FOR = 10 * MINUTE;
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
 * shared. They are made anew after an edit of the post's pictures.
 */
export function createSharedPictures(
  db: Db,
  { store, readAddress, clock, sharedPosts, log, patience = PATIENCE }: SharedPicturesOptions,
) {
  const underWay = new Map<string, Promise<string>>();
  const refused = new LRUCache<string, true>({ max: 1000, ttl: REFUSED_FOR, perf: { now: clock } });

  async function kept({ id, pictureVersion }: SharedPost): Promise<string | undefined> {
    const [row] = await db
      .select({ version: postSharedPictures.version, sources: media.sources })
      .from(postSharedPictures)
      .innerJoin(media, eq(media.id, postSharedPictures.mediaId))
      .where(eq(postSharedPictures.postId, id));
    return row?.version === pictureVersion ? namesIn(row.sources ?? [])[0] : undefined;
  }

  async function make({ id, pictureVersion, pictures }: SharedPost): Promise<string> {
    const addresses = pictures.flatMap((sources) => sources.at(-1)?.url ?? []);
    const { bytes, width, height } = await composePicture(readAddress, addresses);
    for (;;) {
      const name = await store.put(bytes, 'jpg');
      const sources = [{ url: mediaAddress(name), width }];
      const isKept = await db.transaction(async (tx) => {
        const [post] = await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('key share');
        if (!post) throw new DomainError('post_not_found');
        if (!(await holdFiles(tx, store, sources))) return false;
        const mediaId = newId();
        await tx.insert(media).values({
          id: mediaId,
          kind: 'picture',
          state: 'ready',
          contentType: 'image/jpeg',
          byteSize: bytes.byteLength,
          width,
          height,
          sources,
          createdAt: new Date(clock()),
        });
        const picture = { version: pictureVersion, mediaId };
        await tx
          .insert(postSharedPictures)
          .values({ postId: id, ...picture })
          .onConflictDoUpdate({ target: postSharedPictures.postId, set: picture });
        return true;
      });
      if (isKept) return name;
    }
  }

  /**
   * Makes a picture, to the end even if nobody waits any more: the next request finds it. Throws `busy` if too
   * many are waiting, or if the picture could not be made lately.
   */
  function making(post: SharedPost): Promise<string> {
    const key = `${post.id} ${post.pictureVersion}`;
    const before = underWay.get(key);
    if (before) return before;
    if (underWay.size >= MOST_WAITING || refused.has(key)) throw busy();
    const work = make(post)
      .catch((error: unknown) => {
        if (!(error instanceof FileRefused)) throw error;
        log.error('shared picture', error);
        refused.set(key, true);
        throw busy();
      })
      .finally(() => underWay.delete(key));
    // Its failure is told to whoever waits for it.
    work.catch(() => undefined);
    underWay.set(key, work);
    return work;
  }

  async function remove(postId: string): Promise<void> {
    await db.delete(postSharedPictures).where(eq(postSharedPictures.postId, postId));
  }

  return {
    /**
     * Returns the file with the picture of a post as it is now; undefined for a post without one. Throws `busy`
     * if it is not ready in time.
     *
     * @param aside Runs the wait for a picture that is not made yet.
     */
    async read(
      postId: string,
      aside: <Result>(wait: () => Promise<Result>) => Promise<Result> = (wait) => wait(),
    ): Promise<string | undefined> {
      const post = await sharedPosts.find(postId);
      if (post?.isFiltered) await remove(postId);
      if (!post || post.isFiltered || post.pictures.length === 0) return undefined;
      const name = await kept(post);
      if (name !== undefined) return name;
      return aside(async () => {
        const timer = new AbortController();
        const late = wait(patience, undefined, { signal: timer.signal, ref: false }).then(
          () => Promise.reject(busy()),
          () => Promise.reject(busy()),
        );
        return Promise.race([making(post), late]).finally(() => timer.abort());
      });
    },

    /** Makes a picture in the background, as a post that is shared is soon asked for its picture. */
    makeAhead(post: SharedPost): void {
      void (async () => {
        if (post.isFiltered || post.pictures.length === 0 || (await kept(post)) !== undefined) return;
        await making(post);
      })().catch((error: unknown) => {
        // A post may be deleted meanwhile, and a refusal is logged already.
        if (!(error instanceof DomainError)) log.error('shared picture', error);
      });
    },
  };
}

const busy = () => new DomainError('busy', { retryAfter: RETRY_AFTER_SECONDS });

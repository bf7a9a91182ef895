import type { Post, PostMedia, PostsPage } from '@vitrine/api';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Clock, HOUR, MINUTE } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { isBehind, pageOf, placeOf } from '../db/place.ts';
import { preparedValue } from '../db/prepared-value.ts';
import { DomainError } from '../domain-error.ts';
import { media } from '../media/media.table.ts';
import { told } from '../media/upload-refused.ts';
import type { Uploads } from '../media/uploads.service.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import { createMembership, type Membership } from '../memberships/membership.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { isReportedByMany } from '../moderation/reports.service.ts';
import { isUnwelcome } from '../moderation/unwelcome.rules.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import { createAddressTries } from '../session/address-tries.service.ts';
import { people } from '../session/session.table.ts';
import { postLikes, postMedia, postSaves, posts } from './posts.table.ts';

export type Posts = ReturnType<typeof createPosts>;

/** Pictures of posts are kept in these widths. */
const FORM = { widths: [320, 480, 640, 1280], tallest: 2 };
/** Pixels of the small picture of a post. */
const THUMBNAIL = 320;

/** A link that somebody gives with a post. */
export interface LinkGiven {
  url?: string | undefined;
  label?: string | undefined;
}

export interface NewPostGiven {
  clientId?: string | undefined;
  content: string;
  media: readonly { key: string; poster?: string | undefined; alt?: string | undefined }[];
  links: readonly LinkGiven[];
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

type Sources = { url: string; width: number }[];

/** A medium as the database puts it into a list. */
interface StoredMedia {
  id: string;
  kind: 'picture' | 'video';
  width: number | null;
  height: number | null;
  placeholder: string | null;
  sources: Sources;
  poster: Sources | null;
  alt: string | null;
}

interface StoredPost extends Record<string, unknown> {
  id: string;
  user_id: string;
  username: string;
  faces: Sources | null;
  content: string;
  media: StoredMedia[];
  likeCount: number;
  saveCount: number;
  comment_count: number;
  linkCount: number;
  created_at: string;
  version: number;
  filtered: boolean;
  at: string;
}

export interface PostsOptions {
  clock: Clock;
  /** Posts that one person may publish per minute, deleted ones included. */
  mostInAMinute: number;
  uploads: Pick<Uploads, 'ask' | 'attach'>;
  /** Called once it holds that somebody likes a post of a person, or does so no more. */
  onLike(happened: { actorId: string; personId: string; postId: string; liked: boolean }): Promise<void>;
  /** How many comments there are of the post that an expression names. */
  commentsOf(postId: SQL): SQL<number>;
  links: {
    /** How many links there are of the post that an expression names. */
    countOf(postId: SQL): SQL<number>;
    /** Puts these in the place of the links of a post. Throws `post_link_invalid`. */
    keep(tx: Queries, postId: string, given: readonly LinkGiven[]): Promise<void>;
    /** Whether these are the links of a post already. */
    areKept(tx: Queries, postId: string, given: readonly LinkGiven[]): Promise<boolean>;
    /** What the links of a post are called. */
    labelsOf(tx: Queries, postId: string): Promise<readonly string[]>;
  };
}

/** How many posts the person published that an expression names. */
export const postsOf = (personId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${posts} where ${posts.personId} = ${personId})`;

/** A query of (post_id, person_id, created_at): the posts that somebody may see. */
export const postsSeenBy = (viewerId: string): SQL => sql`
  select ${posts.id} as post_id, ${posts.personId} as person_id, ${posts.createdAt} as created_at
  from ${posts} where not ${areApart(viewerId, sql`${posts.personId}`)}`;

/** What people publish, like and save. */
export function createPosts(
  db: Db,
  { clock, mostInAMinute, uploads, onLike, commentsOf, links }: PostsOptions,
) {
  const membership = (table: typeof postLikes | typeof postSaves) =>
    createMembership(db, {
      table,
      person: table.personId,
      thing: table.postId,
      since: table.createdAt,
      unknownThing: 'post_not_found',
      clock,
    });
  const likes = membership(postLikes);
  const saves = membership(postSaves);

  const tries = createAddressTries(db, clock, {
    kind: 'post',
    most: mostInAMinute,
    window: MINUTE,
    code: 'too_many_posts',
  });
  let sweptAt = Number.NEGATIVE_INFINITY;

  const id = sql`${posts.id}`;
  const countOf = (table: typeof postLikes | typeof postSaves, post: SQL) =>
    sql<number>`(select count(*)::int from ${table} where ${table.postId} = ${post})`;
  const shown = sql`
    ${posts.id} as id, ${posts.personId} as user_id, ${people.username} as username, ${facesOf(sql`${people.id}`)} as faces, ${posts.content} as content,
    ${posts.version} as version, ${posts.filtered} as filtered,
    to_char(${posts.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
    ${countOf(postLikes, id)} as "likeCount", ${countOf(postSaves, id)} as "saveCount",
    ${links.countOf(id)} as "linkCount", ${commentsOf(id)} as comment_count,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', medium.id, 'kind', medium.kind, 'width', medium.width, 'height', medium.height,
        'placeholder', medium.placeholder, 'sources', medium.sources, 'poster', poster.sources, 'alt', given.alt
      ) order by given.position), '[]'::jsonb)
      from ${postMedia} as given join ${media} as medium on medium.id = given.media_id
      left join ${media} as poster on poster.id = given.poster_id
      where given.post_id = ${posts.id}) as media`;
  const maySee = (viewerId: string | Placeholder | undefined) =>
    sql`not ${areApart(viewerId, sql`${posts.personId}`)}`;
  const seenOwner = preparedValue<string | null>(
    db,
    'posts_seen_owner',
    sql`(select ${posts.personId} from ${posts}
      where ${posts.id} = ${sql.placeholder('postId')} and ${maySee(sql.placeholder('viewerId'))})`,
  );

  async function withFlags(viewerId: string | undefined, rows: readonly StoredPost[]): Promise<Post[]> {
    const ids = rows.map((row) => row.id);
    const [liked, saved] = viewerId
      ? await Promise.all([likes.among(viewerId, ids), saves.among(viewerId, ids)])
      : [];
    return rows.map(({ at: _, media: stored, filtered, faces, ...post }) => ({
      ...post,
      // A guest is told no more of a person than the name.
      ...(viewerId === undefined ? {} : { profile_picture_url: addressOf(faces) }),
      media: stored.map(mediaOf),
      ...(filtered ? { filtered } : {}),
      ...(liked && saved ? { userLiked: liked.has(post.id), userSaved: saved.has(post.id) } : {}),
    }));
  }

  /** Throws `post_not_found`, also where one of the two keeps the other away. */
  async function get(viewerId: string | undefined, postId: string): Promise<Post> {
    const { rows } = await db.execute<StoredPost>(sql`
      select ${shown}, '' as at from ${posts} join ${people} on ${people.id} = ${posts.personId}
      where ${posts.id} = ${postId} and ${maySee(viewerId)}`);
    const [post] = await withFlags(viewerId, rows);
    if (!post) throw new DomainError('post_not_found');
    return post;
  }

  /** Throws `post_not_found` where the viewer sees no such post; answers who published it. */
  async function ownerSeenBy(viewerId: string | undefined, postId: string): Promise<string> {
    const owner = viewerId === undefined ? await ownerOf(postId) : await seenOwner({ viewerId, postId });
    if (!owner) throw new DomainError('post_not_found');
    return owner;
  }

  async function ownerOf(postId: string): Promise<string | undefined> {
    const [found] = await db.select({ owner: posts.personId }).from(posts).where(eq(posts.id, postId));
    return found?.owner;
  }

  async function countFor(table: typeof postLikes | typeof postSaves, postId: string): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(
      sql`select ${countOf(table, sql`${postId}::text`)} as count`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Throws what an upload is refused for, as a refusal that the caller may be told. */
  async function attached(personId: string, key: string, signal: AbortSignal | undefined) {
    try {
      return await uploads.attach(personId, key, FORM, signal);
    } catch (error) {
      throw told(error, key);
    }
  }

  async function create(personId: string, given: NewPostGiven, signal?: AbortSignal): Promise<Post> {
    const already = given.clientId === undefined ? undefined : await madeBefore(personId, given.clientId);
    if (already) return get(personId, already);
    await countTry(personId);
    return make(personId, given, signal);
  }

  /** Publishes a post whose try was counted; one that was published before stays one. */
  async function make(personId: string, given: NewPostGiven, signal?: AbortSignal): Promise<Post> {
    const already = given.clientId === undefined ? undefined : await madeBefore(personId, given.clientId);
    if (already) return get(personId, already);
    const files: { mediaId: string; posterId: string | null; alt: string | null }[] = [];
    for (const { key, poster, alt } of given.media) {
      const made = await attached(personId, key, signal);
      const cover = poster === undefined ? undefined : await attached(personId, poster, signal);
      if (cover && cover.kind !== 'picture') throw new DomainError('upload_content', { about: poster });
      files.push({ mediaId: made.id, posterId: cover?.id ?? null, alt: alt?.trim() || null });
    }
    const postId = newId();
    const isNew = await db.transaction(async (tx) => {
      const made = await tx
        .insert(posts)
        .values({
          id: postId,
          personId,
          content: given.content.trim(),
          clientId: given.clientId ?? null,
          createdAt: new Date(clock()),
        })
        .onConflictDoNothing()
        .returning({ id: posts.id });
      if (made.length === 0) return false;
      await tx.insert(postMedia).values(files.map((file, position) => ({ ...file, postId, position })));
      await links.keep(tx, postId, given.links);
      await judge(tx, postId);
      return true;
    });
    if (isNew) return get(personId, postId);
    return get(personId, (await madeBefore(personId, given.clientId ?? '')) ?? postId);
  }

  /** Throws `too_many_posts`. */
  async function countTry(personId: string): Promise<void> {
    await tries.count({ household: personId, site: personId });
    if (clock() - sweptAt < HOUR) return;
    sweptAt = clock();
    await tries.sweep();
  }

  async function change(
    held: Membership,
    personId: string,
    postId: string,
    wanted: boolean | undefined,
    number: ChangeNumber | undefined,
  ): Promise<boolean> {
    const isWanted = wanted ?? !(await held.among(personId, [postId])).has(postId);
    return held[isWanted ? 'add' : 'remove'](personId, postId, number);
  }

  /** Decides by what a post says now, and by who reported it, whether others are spared it (D88). */
  async function judge(tx: Queries, postId: string): Promise<void> {
    const [post] = await tx.select({ content: posts.content }).from(posts).where(eq(posts.id, postId));
    const described = await tx
      .select({ alt: postMedia.alt })
      .from(postMedia)
      .where(eq(postMedia.postId, postId));
    const labels = await links.labelsOf(tx, postId);
    const isBad = isUnwelcome(post?.content, ...described.map(({ alt }) => alt), ...labels);
    await tx
      .update(posts)
      .set({ filtered: sql`${isBad} or ${isReportedByMany('post', id)}` })
      .where(eq(posts.id, postId));
  }

  /** Whether a post says this already. */
  async function says(
    tx: Queries,
    postId: string,
    given: { content?: string | undefined; links?: readonly LinkGiven[] | undefined },
  ): Promise<boolean> {
    const [post] = await tx.select({ content: posts.content }).from(posts).where(eq(posts.id, postId));
    if (!post || (given.content !== undefined && given.content.trim() !== post.content)) return false;
    return given.links === undefined || links.areKept(tx, postId, given.links);
  }

  /** The post of a person with this client id. */
  async function madeBefore(personId: string, clientId: string): Promise<string | undefined> {
    const [made] = await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.personId, personId), eq(posts.clientId, clientId)));
    return made?.id;
  }

  return {
    get,
    ownerSeenBy,
    ownerOf,
    create,
    make,
    madeBefore,
    countTry,

    /** The posts of somebody, the newest first. */
    async list(viewerId: string, ownerId: string, { cursor, limit }: Page): Promise<PostsPage> {
      const { rows } = await db.execute<StoredPost>(sql`
        select ${shown}, ${posts.createdAt}::text as at
        from ${posts} join ${people} on ${people.id} = ${posts.personId}
        where ${posts.personId} = ${ownerId} and ${isBehind(placeOf(cursor), sql`${posts.createdAt}`, id)}
        order by ${posts.createdAt} desc, ${posts.id} desc limit ${limit + 1}`);
      const { page, ...next } = pageOf(rows, limit);
      return { posts: await withFlags(viewerId, page), ...next };
    },

    /** What somebody saved, the newest first, without what they do not see any more. */
    async listSaved(personId: string, { cursor, limit }: Page): Promise<PostsPage> {
      // Both of the table that is read in this order, so that a page far behind is found by its index.
      const [since, saved] = [sql`${postSaves.createdAt}`, sql`${postSaves.postId}`];
      const { rows } = await db.execute<StoredPost>(sql`
        select ${shown}, ${since}::text as at
        from ${postSaves} join ${posts} on ${posts.id} = ${postSaves.postId}
        join ${people} on ${people.id} = ${posts.personId}
        where ${postSaves.personId} = ${personId} and ${isBehind(placeOf(cursor), since, saved)} and ${maySee(personId)}
        order by ${since} desc, ${saved} desc limit ${limit + 1}`);
      const { page, ...next } = pageOf(rows, limit);
      return { posts: await withFlags(personId, page), ...next };
    },

    likeCount: (postId: string) => countFor(postLikes, postId),
    saveCount: (postId: string) => countFor(postSaves, postId),
    /** Who likes a post, since when: (person_id, at). */
    likers: (postId: string): SQL => sql`
      select ${postLikes.personId} as person_id, ${postLikes.createdAt} as at
      from ${postLikes} where ${postLikes.postId} = ${postId}`,

    likedAmong: likes.among,
    savedAmong: saves.among,
    /** Throws `post_not_found`. Without a wanted state it is the other one than now; answers with what holds. */
    async setLike(personId: string, postId: string, wanted: boolean | undefined, number?: ChangeNumber) {
      const owner = await ownerSeenBy(personId, postId);
      const liked = await change(likes, personId, postId, wanted, number);
      await onLike({ actorId: personId, personId: owner, postId, liked });
      return { liked, likeCount: await countFor(postLikes, postId) };
    },
    /** As `setLike`. Throws `save_own_post` too. */
    async setSave(personId: string, postId: string, wanted: boolean | undefined, number?: ChangeNumber) {
      const isOwn = (await ownerSeenBy(personId, postId)) === personId;
      if (isOwn && wanted !== false) throw new DomainError('save_own_post');
      const saved = await change(saves, personId, postId, wanted, number);
      return { saved, saveCount: await countFor(postSaves, postId) };
    },

    /** Throws `post_not_found`, `post_not_yours`, `post_changed`, `post_link_invalid`. */
    async update(
      personId: string,
      postId: string,
      {
        content,
        links: given,
        version,
      }: {
        content?: string | undefined;
        links?: readonly LinkGiven[] | undefined;
        version?: number | undefined;
      },
    ): Promise<Post> {
      if ((await ownerSeenBy(personId, postId)) !== personId) throw new DomainError('post_not_yours');
      await db.transaction(async (tx) => {
        const changed = await tx
          .update(posts)
          .set({
            version: sql`${posts.version} + 1`,
            ...(content === undefined ? {} : { content: content.trim() }),
          })
          .where(and(eq(posts.id, postId), version === undefined ? undefined : eq(posts.version, version)))
          .returning({ id: posts.id });
        if (changed.length === 0) {
          // One whose answer was lost is sent again.
          if (await says(tx, postId, { content, links: given })) return;
          throw new DomainError('post_changed');
        }
        if (given) await links.keep(tx, postId, given);
        await judge(tx, postId);
      });
      return get(personId, postId);
    },

    /** Spares others a post that enough people reported. */
    async coverIfReported(postId: string): Promise<void> {
      await db
        .update(posts)
        .set({ filtered: true })
        .where(and(eq(posts.id, postId), isReportedByMany('post', id)));
    },

    /** Throws `post_not_yours`; what is gone is gone. */
    async remove(personId: string, postId: string): Promise<void> {
      const owner = await ownerOf(postId);
      if (owner === undefined) return;
      if (owner !== personId) throw new DomainError('post_not_yours');
      await db.delete(posts).where(eq(posts.id, postId));
    },

    /** Throws what an upload is refused for. */
    async askUpload(
      personId: string,
      { fileType, fileSize }: { fileType: string; fileSize?: number | undefined },
    ) {
      try {
        const { key, url, headers } = await uploads.ask(personId, {
          contentType: fileType,
          fileSize,
          form: FORM,
        });
        return { key, uploadUrl: url, headers };
      } catch (error) {
        throw told(error);
      }
    },
  };
}

function mediaOf(
  { id, kind, width, height, placeholder, sources, poster, alt }: StoredMedia,
  order: number,
): PostMedia {
  const small = (poster ?? (kind === 'picture' ? sources : undefined))?.find(
    (source) => source.width >= THUMBNAIL,
  );
  return {
    id,
    media_type: kind === 'video' ? 'video' : 'image',
    signedUrl: sources.at(-1)?.url ?? '',
    thumbnail_url:
      (small ?? poster?.at(-1) ?? (kind === 'picture' ? sources.at(-1) : undefined))?.url ?? null,
    order,
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(placeholder === null ? {} : { placeholder }),
    ...(kind === 'picture' ? { sources } : {}),
    ...(alt === null ? {} : { alt }),
  };
}

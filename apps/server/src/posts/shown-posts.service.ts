import type { OnWire, Post, PostMedia } from '@vitrine/api';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { media } from '../media/media.table.ts';
import { createAmong } from '../memberships/membership.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import type { Settings } from '../settings/settings.service.ts';
import type { LinksOfPosts } from './links-of-posts.ts';
import { postLikes, postMedia, postSaves, posts } from './posts.table.ts';

/** Width of the small picture of a post, in pixels. */
const THUMBNAIL = 320;

type Sources = { url: string; width: number }[];

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

/** Row of a query of posts; `at` orders its list. */
export interface PostRow extends Record<string, unknown> {
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

export type ShownPosts = ReturnType<typeof createShownPosts>;

export interface ShownPostsOptions {
  commentsOf(postId: SQL): SQL<number>;
  linksOfPosts: Pick<LinksOfPosts, 'countOf'>;
  settings: Pick<Settings, 'hidesFiltered'>;
}

/** Condition on posts: neither the viewer nor the author blocks the other. */
const maySee = (viewerId: string | Placeholder | undefined) =>
  sql`not ${areApart(viewerId, sql`${posts.personId}`)}`;

/** Query of the posts that a viewer may see: (post_id, person_id, created_at). */
export const postsSeenBy = (viewerId: string | undefined): SQL => sql`
  select ${posts.id} as post_id, ${posts.personId} as person_id, ${posts.createdAt} as created_at
  from ${posts} where ${maySee(viewerId)}`;

/** Query of all posts that are not filtered: (post_id, person_id, at). */
export const everyPost: SQL = sql`select ${posts.id} as post_id, ${posts.personId} as person_id, ${posts.createdAt} as at
  from ${posts} where not ${posts.filtered}`;

/** Query of all likes of posts: (post_id, person_id, at). */
export const everyPostLike: SQL = sql`select ${postLikes.postId} as post_id, ${postLikes.personId} as person_id,
  ${postLikes.createdAt} as at from ${postLikes}`;

/**
 * Creates SQL parts for queries of posts, and `shownTo`, which turns their rows into posts as the viewer sees
 * them.
 */
export function createShownPosts(db: Db, { commentsOf, linksOfPosts, settings }: ShownPostsOptions) {
  const among = (table: typeof postLikes | typeof postSaves) =>
    createAmong(db, { table, person: table.personId, thing: table.postId });
  const [likedAmong, savedAmong] = [among(postLikes), among(postSaves)];

  const id = sql`${posts.id}`;
  const countOf = (table: typeof postLikes | typeof postSaves, post: SQL) =>
    sql<number>`(select count(*)::int from ${table} where ${table.postId} = ${post})`;
  const columns = sql`
    ${posts.id} as id, ${posts.personId} as user_id, ${people.username} as username, ${facesOf(sql`${people.id}`)} as faces, ${posts.content} as content,
    ${posts.version} as version, ${posts.filtered} as filtered,
    to_char(${posts.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
    ${countOf(postLikes, id)} as "likeCount", ${countOf(postSaves, id)} as "saveCount",
    ${linksOfPosts.countOf(id)} as "linkCount", ${commentsOf(id)} as comment_count,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', medium.id, 'kind', medium.kind, 'width', medium.width, 'height', medium.height,
        'placeholder', medium.placeholder, 'sources', medium.sources, 'poster', poster.sources, 'alt', given.alt
      ) order by given.position), '[]'::jsonb)
      from ${postMedia} as given join ${media} as medium on medium.id = given.media_id
      left join ${media} as poster on poster.id = given.poster_id
      where given.post_id = ${posts.id}) as media`;
  async function shownTo(
    viewerId: string | undefined,
    rows: readonly PostRow[],
  ): Promise<OnWire<typeof Post>[]> {
    const ids = rows.map((row) => row.id);
    const [liked, saved] = viewerId
      ? await Promise.all([likedAmong(viewerId, ids), savedAmong(viewerId, ids)])
      : [];
    const isCovered = rows.some(({ filtered }) => filtered) && (await settings.hidesFiltered(viewerId));
    return rows.map(({ at: _, media: stored, filtered, faces, ...post }) => ({
      ...post,
      // Guests see no profile pictures.
      ...(viewerId === undefined ? {} : { profile_picture_url: addressOf(faces) }),
      media: stored.map(mediaOf),
      ...(filtered && isCovered ? { filtered } : {}),
      ...(liked && saved ? { userLiked: liked.has(post.id), userSaved: saved.has(post.id) } : {}),
    }));
  }

  return {
    columns,
    from: sql`${posts} join ${people} on ${people.id} = ${posts.personId}`,
    countOf,
    maySee,
    shownTo,
  };
}

function mediaOf(
  { id, kind, width, height, placeholder, sources, poster, alt }: StoredMedia,
  order: number,
): OnWire<typeof PostMedia> {
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

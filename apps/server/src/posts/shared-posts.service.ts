import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { media } from '../media/media.table.ts';
import { people } from '../people/people.table.ts';
import { postMedia, posts } from './posts.table.ts';

/** Changes whenever the server draws the same pictures in another way. */
const DRAWING = 2;
/** Maximum pictures of a post in its shared picture. */
const MOST_PICTURES = 3;
/** Hexadecimal digits of a version. */
const DIGITS = 16;

type Sources = { url: string; width: number }[];

/** The parts of a post that are shown outside the site. */
export interface SharedPost {
  id: string;
  username: string;
  /** Whether nothing but the author's name may be shown. */
  isFiltered: boolean;
  content: string;
  /** Description of its first picture by the author. */
  alt: string | undefined;
  /** The pictures of which the shared picture is made, each in several widths. */
  pictures: Sources[];
  /** Version of the address of the shared picture, which changes with the post and the author's name. */
  version: string;
  /** Version of the shared picture itself. */
  pictureVersion: string;
}

export type SharedPosts = ReturnType<typeof createSharedPosts>;

/** Folder of the shared pictures among the media. */
export const SHARED_PICTURES_AT = '/media/share';

/** Storage key of the shared picture; null for a post without one. */
export const sharedPictureKeyOf = ({ id, pictures, isFiltered, version }: SharedPost): string | null =>
  isFiltered || pictures.length === 0 ? null : `share/${id}/${version}.jpg`;

/** Address of the shared picture; null for a post without one. */
export function sharedPictureOf(post: SharedPost): string | null {
  const key = sharedPictureKeyOf(post);
  return key === null ? null : `/media/${key}`;
}

export const createSharedPosts = (db: Db) => ({
  /** Returns the parts of a post to show; undefined if there is no such post. */
  async find(postId: string): Promise<SharedPost | undefined> {
    const { rows } = await db.execute<
      Pick<SharedPost, 'id' | 'username' | 'content'> & {
        filtered: boolean;
        media: { sources: Sources | null; alt: string | null }[];
      }
    >(sql`
      select ${posts.id} as id, ${people.username} as username, ${posts.content} as content, ${posts.filtered} as filtered,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'sources', case when medium.kind = 'video' then poster.sources else medium.sources end, 'alt', given.alt
          ) order by given.position), '[]'::jsonb)
          from ${postMedia} as given join ${media} as medium on medium.id = given.media_id
          left join ${media} as poster on poster.id = given.poster_id
          where given.post_id = ${posts.id}) as media
      from ${posts} join ${people} on ${people.id} = ${posts.personId} where ${posts.id} = ${postId}`);
    const [row] = rows;
    if (!row) return undefined;
    const { id, username, content, filtered, media: given } = row;
    const shown = given.filter(({ sources }) => sources !== null);
    const pictures = shown.flatMap(({ sources }) => (sources ? [sources] : [])).slice(0, MOST_PICTURES);
    const addresses = pictures.map((sources) => sources.at(-1)?.url);
    const pictureVersion = versionOf(addresses);
    const version = versionOf([username, content, ...addresses]);
    return {
      id,
      username,
      content,
      isFiltered: filtered,
      alt: shown[0]?.alt ?? undefined,
      pictures,
      version,
      pictureVersion,
    };
  },
});

const versionOf = (parts: (string | undefined)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, ...parts]))
    .digest('hex')
    .slice(0, DIGITS);

import { type SQL, sql } from 'drizzle-orm';
import { media } from '../media/media.table.ts';
import { apartFrom } from '../moderation/blocks.service.ts';
import { addressOf } from '../profile/people.service.ts';
import { postHashtags, postMedia, posts } from './posts.table.ts';

/** Newest posts of a hashtag that may lend it their picture. */
const CANDIDATES = 4;

/** Row of a query of hashtags; `pictures` are those of their newest posts. */
export interface PicturedHashtag extends Record<string, unknown> {
  id: string;
  name: string;
  post_count: number;
  pictures: (Parameters<typeof addressOf>[0] | null)[];
}

/**
 * Column of a query: the first pictures of the newest posts of a hashtag, without those that are filtered, or by
 * people whom a block keeps apart from the viewer.
 */
export const picturesOfHashtag = (name: SQL, viewerId: string | undefined): SQL => sql`
  (select coalesce(jsonb_agg((
      select coalesce(poster.sources, case when medium.kind = 'picture' then medium.sources end)
      from ${postMedia} as given join ${media} as medium on medium.id = given.media_id
      left join ${media} as poster on poster.id = given.poster_id
      where given.post_id = newest.id order by given.position limit 1
    ) order by newest.created_at desc, newest.id desc), '[]'::jsonb)
  from (
    select ${posts.id} as id, ${posts.createdAt} as created_at
    from ${postHashtags} join ${posts} on ${posts.id} = ${postHashtags.postId}
    where ${postHashtags.name} = ${name} and not ${posts.filtered}
      ${viewerId === undefined ? sql`` : sql`and ${posts.personId} <> all(${apartFrom(viewerId)})`}
    order by ${posts.createdAt} desc, ${posts.id} desc limit ${CANDIDATES}
  ) as newest)`;

/** Gives each hashtag a picture of one of its posts; hashtags of the same posts get different ones if they can. */
export function withPictures(rows: readonly PicturedHashtag[]) {
  const taken = new Set<string>();
  return rows.map(({ pictures, ...hashtag }) => {
    const addresses = pictures.map((sources) => addressOf(sources)).filter((address) => address !== null);
    const url = addresses.find((address) => !taken.has(address)) ?? addresses[0];
    if (url === undefined) return hashtag;
    taken.add(url);
    return { ...hashtag, picture_url: url };
  });
}

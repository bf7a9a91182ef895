import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { personIdOf } from './requests.ts';

export const AUTHORS = 200;

const POSTS = 10;
const COMMENTS = 20;
const FOLLOWED = 50;
const FIRST = personIdOf(0).replace(/\d+$/, '');

export const POST_COUNT = AUTHORS * POSTS;
export const postIdOf = (number: number) => `bench-post-${number % POST_COUNT}`;

export async function publishMany(db: Db): Promise<void> {
  await db.execute(sql`
    insert into media (id, owner_id, kind, state, width, height, placeholder, sources, created_at)
    select 'bench-medium-' || number, ${FIRST} || number % ${AUTHORS}, 'picture', 'ready', 1280, 1600, '#d8c8b8',
      jsonb_build_array(
        jsonb_build_object('url', '/media/' || number || '-320.webp', 'width', 320),
        jsonb_build_object('url', '/media/' || number || '-1280.webp', 'width', 1280)
      ), now()
    from generate_series(0, ${POST_COUNT - 1}) as number`);
  await db.execute(sql`
    insert into profiles (person_id, picture_id)
    select ${FIRST} || number, 'bench-medium-' || number from generate_series(0, ${AUTHORS - 1}) as number`);
  await db.execute(sql`
    insert into posts (id, person_id, content, created_at)
    select 'bench-post-' || number, ${FIRST} || number % ${AUTHORS}, 'Everything here survived the night bus.',
      now() - number * interval '1 minute'
    from generate_series(0, ${POST_COUNT - 1}) as number`);
  await db.execute(sql`
    insert into post_media (post_id, position, media_id, alt)
    select 'bench-post-' || number, position, 'bench-medium-' || (number + position * 7) % ${POST_COUNT}, 'A bag'
    from generate_series(0, ${POST_COUNT - 1}) as number, generate_series(0, 1) as position`);
  await db.execute(sql`
    insert into post_likes (person_id, post_id)
    select ${FIRST} || (number + fan * 3) % ${AUTHORS}, 'bench-post-' || number
    from generate_series(0, ${POST_COUNT - 1}) as number, generate_series(1, 15) as fan`);
  await db.execute(sql`
    insert into post_links (id, post_id, position, url, link_key, label)
    select 'bench-link-' || number || '-' || position, 'bench-post-' || number, position,
      'https://shop.example/products/' || number || position, 'shop.example/products/' || number || position, 'The bag'
    from generate_series(0, ${POST_COUNT - 1}) as number, generate_series(0, 1) as position`);
  await db.execute(sql`
    insert into comments (id, post_id, person_id, content, created_at)
    select 'bench-comment-' || number || '-' || place, 'bench-post-' || number,
      ${FIRST} || (number + place) % ${AUTHORS}, 'How does it fit around the shoulders?', now() - place * interval '1 hour'
    from generate_series(0, ${POST_COUNT - 1}) as number, generate_series(1, ${COMMENTS}) as place`);
  await db.execute(sql`
    insert into follows (follower_id, followed_id)
    select ${FIRST} || number, ${FIRST} || (number + step) % ${AUTHORS}
    from generate_series(0, ${AUTHORS - 1}) as number, generate_series(1, ${FOLLOWED}) as step`);
  await db.execute(sql`analyze`);
}

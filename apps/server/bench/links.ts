import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { anyOf, PEOPLE, personIdOf, type Sent, tokenOf } from './requests.ts';

const OWNERS = 1000;
const OF_EACH = 50;
const OF_THE_MOST = 5000;
/** The person with the most links has one list, with all of them. */
const MOST = PEOPLE - 1;
const PINNED = 5;
const OPENED_DAYS = 3;

const whole = (value: number) => sql.raw(String(value));
const own = (number: number) => anyOf.ownLinks(tokenOf(number), personIdOf(number));
const list = (reader: number, owner: number) => anyOf.listLinks(tokenOf(reader), personIdOf(owner), owner);

/** Requests of links, by their name in the table. */
export const linkRequests: [string, (number: number) => Sent][] = [
  ['own links', (number) => own(number % OWNERS)],
  ['a public list', (number) => list(number % OWNERS, (number * 7 + 1) % OWNERS)],
];

/** Requests for the first page of few and of many links, by their name in the table. */
export const fewAndMany: [string, () => Sent, () => Sent][] = [
  [`own links, ${OF_EACH} and 5,000 (≤ 1.5)`, () => own(1), () => own(MOST)],
  [`a public list, of ${OF_EACH} and 5,000 (≤ 1.5)`, () => list(0, 1), () => list(0, MOST)],
];

/** Fills 50 links of a thousand people and 5,000 of one, all in a public list of each. */
export async function fillLinks(db: Db): Promise<void> {
  await db.execute(sql`
    with owners as (
      select owner, ${whole(OF_EACH)} as links from generate_series(0, ${whole(OWNERS - 1)}) as owner
      union all select ${whole(MOST)}, ${whole(OF_THE_MOST)}
    )
    insert into user_links (id, person_id, page, url, label, is_added, pinned_at, created_at)
    select 'bench-link-' || owner || '-' || place, ${personIdOf(0).replace(/\d+$/, '')} || owner, md5(place::text),
      'https://shop.example/page/' || place, 'Link ' || place, true,
      case when place < ${whole(PINNED)} then place + 1 end, now() - place * interval '1 minute'
    from owners, generate_series(0, links - 1) as place`);
  await db.execute(sql`
    insert into link_lists (id, person_id, name, is_public, created_at)
    select distinct replace(person_id, 'bench-person', 'bench-list'), person_id, 'A list', true, now() from user_links`);
  await db.execute(sql`
    insert into link_list_entries (list_id, link_id, added_at)
    select replace(person_id, 'bench-person', 'bench-list'), id, created_at from user_links`);
  await db.execute(sql`
    insert into link_openings (link_id, day, place, openings)
    select id, current_date - day, 'post', 3 from user_links, generate_series(1, ${whole(OPENED_DAYS)}) as day`);
  await db.execute(sql`analyze`);
}

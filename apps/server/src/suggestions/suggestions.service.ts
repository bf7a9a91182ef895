import type { OnWire, SuggestedPeople, SuggestedPerson } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { StartWork } from '../concurrency/worker.ts';
import type { Db } from '../db/client.ts';
import { inTransaction, type Listener } from '../events/event.ts';
import { everyFollow } from '../follow/follow.service.ts';
import { type Clock, HOUR, MINUTE } from '../kernel/clock.ts';
import { blocked } from '../moderation/moderation.events.ts';
import { people } from '../people/people.table.ts';
import { everyPost } from '../posts/shown-posts.service.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import { feedPositions } from '../ranked-feeds/ranked-feeds.table.ts';
import { createRankedFeeds } from '../ranked-feeds/ranked-feeds.ts';
import { basisOf, storeSuggestions } from './personal-suggestions.ts';
import { activePeople, MOST_RANKED, trendingPeople } from './rank-for-all.ts';
import { maySuggest } from './suggestible.ts';
import { personalSuggestions, type StoredSuggestion } from './suggestions.table.ts';

export type Suggestions = ReturnType<typeof createSuggestions>;

const STALE_AFTER = HOUR;
/** Minimum age of suggestions that are computed anew after a follow or like. */
const SETTLED_AFTER = MINUTE;
/** People per list. */
const MOST_LISTED = 12;
/** People of a shared ranking that are read, some of whom are in other lists too. */
const MOST_READ = 36;

/** Changes with every new post, so that the first people of a new shop are suggested soon. */
const newestPost = sql<string>`coalesce(
  (select at::text from (${everyPost}) as posted order by at desc limit 1), '')`;

export interface SuggestionsOptions {
  clock: Clock;
  startWork: StartWork;
  countsOfPeople: { followerCount(personId: SQL): SQL<number> };
}

interface Row extends Record<string, unknown> {
  id: string;
  username: string;
  name: string | null;
  faces: Parameters<typeof addressOf>[0];
  followers: number;
  reason: { code: string; count: number; usernames?: string[] } | null;
}

const forget = inTransaction(blocked, async (tx, { personId, blockedId }) => {
  await tx.execute(
    sql`delete from ${personalSuggestions} where ${personalSuggestions.personId} in (${personId}, ${blockedId})`,
  );
});
/** Both people of a block get new suggestions, whose numbers do without the other. */
export const suggestionsListeners: readonly Listener[] = [forget];

/**
 * Creates suggestions of people to follow. Those of one person are computed in the background and stored;
 * until then the person gets the lists that all share.
 */
export function createSuggestions(db: Db, { clock, startWork, countsOfPeople }: SuggestionsOptions) {
  const wanted = new Set<string>();
  const work = startWork({
    name: 'suggestions',
    async work(signal) {
      for (const personId of wanted) {
        if (signal.aborted) return;
        wanted.delete(personId);
        await storeSuggestions(db, personId, clock());
      }
    },
    idle: MINUTE,
  });

  const id = sql`${people.id}`;
  const columns = sql`${id} as id, ${people.username} as username, ${people.name} as name, ${facesOf(id)} as faces,
    ${countsOfPeople.followerCount(id)} as followers`;
  // Guests see no profile pictures.
  const shownTo =
    (viewerId: string | undefined) =>
    ({ id, username, name, faces, followers, reason }: Row): OnWire<typeof SuggestedPerson> => ({
      id,
      username,
      name,
      profilePicture: viewerId === undefined ? null : addressOf(faces),
      ...(viewerId === undefined ? {} : { isFollowing: false }),
      follower_count: followers,
      ...(reason ? { reason } : followers > 0 ? { reason: { code: 'popular', count: followers } } : {}),
    });

  const shared = createRankedFeeds(db, {
    clock,
    kinds: {
      active_people: { ranking: () => activePeople(clock()), basis: () => newestPost },
      trending_people: { ranking: () => trendingPeople(clock()), basis: () => newestPost },
    },
    async read({ snapshotId, after, upTo }, viewerId) {
      const { rows } = await db.execute<Row>(sql`
        select ${columns}, ${feedPositions.reason} as reason
        from ${feedPositions} join ${people} on ${id} = ${feedPositions.thingId}
        where ${feedPositions.snapshotId} = ${snapshotId} and ${feedPositions.position} > ${after}
          and ${feedPositions.position} <= ${upTo} and ${maySuggest(viewerId, id)}
        order by ${feedPositions.position} limit ${MOST_READ}`);
      return rows.map(shownTo(viewerId));
    },
  });
  const sharedList = async (kind: 'active_people' | 'trending_people', viewerId: string | undefined) =>
    (await shared.page(kind, null, { page: 1, limit: MOST_RANKED }, viewerId)).items;

  async function refreshIfStale(personId: string): Promise<void> {
    const { rows } = await db.execute<{ at: string | null; is_outdated: boolean }>(sql`
      select extract(epoch from ${personalSuggestions.computedAt})::float8 * 1000 as at,
        ${personalSuggestions.basis} <> ${basisOf(personId)} as is_outdated
      from ${personalSuggestions} where ${personalSuggestions.personId} = ${personId}`);
    const [stored] = rows;
    const age = clock() - Number(stored?.at ?? Number.NEGATIVE_INFINITY);
    if (age < (stored?.is_outdated ? SETTLED_AFTER : STALE_AFTER)) return;
    wanted.add(personId);
    work.wake();
  }

  /** Names only people who the viewer still follows and who still follow the suggested person. */
  const namesOf = (viewerId: string) => sql`(select jsonb_agg(named.username order by nth)
    from jsonb_array_elements_text(stored.by) with ordinality as given(by_id, nth)
    join ${people} as named on named.id = by_id
    where exists (select from (${everyFollow}) as follow where follower_id = ${viewerId} and followed_id = by_id)
      and exists (select from (${everyFollow}) as follow where follower_id = by_id and followed_id = ${id}))`;

  async function storedFor(personId: string) {
    const { rows } = await db.execute<
      Row & Pick<StoredSuggestion, 'category'> & { names: string[] | null }
    >(sql`
      select ${columns}, stored.category, ${namesOf(personId)} as names,
        jsonb_build_object('code', stored.code, 'count', stored.count) as reason
      from ${personalSuggestions},
        jsonb_array_elements(${personalSuggestions.suggestions}) with ordinality as each(value, place),
        jsonb_to_record(each.value) as stored(id text, category text, code text, count int, by jsonb)
        join ${people} on ${id} = stored.id
      where ${personalSuggestions.personId} = ${personId} and ${maySuggest(personId, id)}
      order by place`);
    return rows.map(({ category, names, reason, ...row }) => {
      const isKnown = reason?.code !== 'followed_by' || names !== null;
      const usernames = names === null ? {} : { usernames: names.slice(0, 2) };
      return { category, person: { ...row, reason: reason && isKnown ? { ...reason, ...usernames } : null } };
    });
  }

  return {
    /** Returns people who win followers now, who may be suggested to the viewer. */
    topUsers: async (viewerId: string | undefined) =>
      (await sharedList('trending_people', viewerId)).slice(0, MOST_LISTED),

    /** Returns people to follow, each in the first category that suggests them. */
    async suggestedTo(personId: string): Promise<OnWire<typeof SuggestedPeople>> {
      const [stored, activeUsers, trending] = await Promise.all([
        storedFor(personId),
        sharedList('active_people', personId),
        sharedList('trending_people', personId),
        refreshIfStale(personId),
      ]);
      const listed = new Set<string>();
      const once = (list: OnWire<typeof SuggestedPerson>[]) => {
        const others = list.filter(({ id }) => !listed.has(id)).slice(0, MOST_LISTED);
        for (const { id } of others) listed.add(id);
        return others;
      };
      const ofCategory = (wanted: StoredSuggestion['category']) =>
        once(
          stored
            .filter(({ category }) => category === wanted)
            .map(({ person }) => shownTo(personId)(person as Row)),
        );
      return {
        friendsOfFriends: ofCategory('friendsOfFriends'),
        similarInterests: ofCategory('similarInterests'),
        activeUsers: once(activeUsers),
        trending: once(trending),
      };
    },
  };
}

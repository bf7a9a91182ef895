import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { inTransaction, type Listener } from '../events/event.ts';
import { everyFollow } from '../follow/follow.service.ts';
import { type Clock, MINUTE } from '../kernel/clock.ts';
import { newToken } from '../kernel/tokens.ts';
import { type LetterKind, queueMail } from '../mail/mail-queue.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import { everyPost } from '../posts/shown-posts.service.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';
import { newsTurnedOn } from '../settings/settings.events.ts';
import { wantedByMail } from '../settings/settings.service.ts';
import { digests } from './digests.table.ts';
import { notifications } from './notifications.table.ts';

/** Stored with queued letters, so it must never change. */
const DIGEST = 'digest';
/** Maximum mails queued at a time. */
const MOST_AT_A_TIME = 500;
/** Hour of UTC from which on the mails of a day are sent. */
const FROM_HOUR = 8;
/** A post may be committed a moment after its time, so the last minute is told the day after. */
const POSTS_SETTLE = MINUTE;

export interface DigestOptions {
  clock: Clock;
  details: ProfileDetails;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Marks notifications from before they were wanted by mail: no mail tells them, and none that failed did. */
const NEVER = new Date(0);

/** Notifications by the switch that wants them. */
const KINDS = { likes: 'post_like', comments: 'comment', follows: 'follow' } as const;

/** Condition on rows of `wantedByMail` and notifications: the person wants to be told of it. */
const isWanted: SQL = sql`(${sql.join(
  Object.entries(KINDS).map(
    ([name, kind]) => sql`${notifications.kind} = ${kind} and wanted.${sql.identifier(name)}`,
  ),
  sql` or `,
)})`;

export const digestsListeners: readonly Listener[] = [
  inTransaction(newsTurnedOn, async (tx, { personId, switches }) => {
    const on = switches.split(' ');
    const isTold = on.includes('emailNotifications')
      ? undefined
      : inArray(
          notifications.kind,
          Object.entries(KINDS).flatMap(([name, kind]) => (on.includes(name) ? [kind] : [])),
        );
    await tx
      .update(notifications)
      .set({ digestedAt: NEVER })
      .where(and(eq(notifications.personId, personId), isNull(notifications.digestedAt), isTold));
  }),
];

/** Query of posts of a time by people whom a person follows: (post_id, person_id, at). */
const newPostsFor = (person: SQL, since: SQL, until: Date): SQL => sql`
  select post.post_id, post.person_id, post.at
  from (${everyFollow}) as follow join (${everyPost}) as post on post.person_id = follow.followed_id
  where follow.follower_id = ${person} and post.at > greatest(${since}, follow.at) and post.at <= ${until.toISOString()}::timestamptz
    and not ${areApart(person, sql`post.person_id`)}`;

/**
 * Queues the mail of the day for people who want it, have verified their address, and have news. Each gets one
 * at most, by whatever instance.
 */
export async function queueDigests(db: Db, { clock, details }: DigestOptions): Promise<void> {
  const now = clock();
  if (new Date(now).getUTCHours() < FROM_HOUR) return;
  const today = dayOf(now);
  const until = new Date(now - POSTS_SETTLE);
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ person_id: string }>(sql`
      select wanted.person_id
      from (${wantedByMail}) as wanted left join ${digests} on ${digests.personId} = wanted.person_id
      where wanted.person_id in ${details.withVerified()}
        and (${digests.queuedOn} is null or ${digests.queuedOn} < ${today}::date)
        and (
          exists (select 1 from ${notifications}
            where ${notifications.personId} = wanted.person_id and ${notifications.digestedAt} is null and ${isWanted})
          or (wanted.posts and exists (${newPostsFor(sql`wanted.person_id`, sql`greatest(wanted.since, ${digests.postsUntil})`, until)})))
      limit ${MOST_AT_A_TIME}`);
    for (const { person_id: personId } of rows) {
      const queued = await tx
        .insert(digests)
        .values({ personId, queuedOn: today, unsubscribeToken: newToken() })
        .onConflictDoUpdate({
          target: digests.personId,
          set: { queuedOn: today },
          setWhere: sql`${digests.queuedOn} < ${today}::date`,
        })
        .returning({ personId: digests.personId });
      // Another instance may have queued it meanwhile.
      if (queued.length > 0) await queueMail(tx, DIGEST, { personId }, new Date(now));
    }
  });
}

interface News {
  likes: number;
  comments: number;
  follows: number;
  posts: number;
}

/**
 * Writes the mail of a day with the news of that moment, and notes them before it is sent: a mail whose
 * instance crashes is not sent again.
 */
export const digestLetter = (
  db: Db,
  { clock, details, origin }: DigestOptions & { origin: string },
): LetterKind => ({
  name: DIGEST,
  isBulk: true,
  async write({ personId = '' }) {
    const [person] = await db.select().from(people).where(eq(people.id, personId));
    const { emailVerified } = await details.of(personId);
    if (!person?.email || !emailVerified) return undefined;
    const taken = await db.transaction((tx) => takeNews(tx, personId, clock()));
    if (!taken) return undefined;
    const lines = linesOf(taken.news);
    if (lines.length === 0) return undefined;
    return {
      to: person.email,
      subject: lines.length === 1 ? (lines[0] ?? '') : 'News for you',
      paragraphs: [`Hello @${person.username},`, ...lines.map((line) => `${line}.`)],
      action: { label: 'Look at your profile', url: `${origin}/profile` },
      closing: [`You choose what we mail in your settings: ${origin}/notification-settings`],
      unsubscribeUrl: `${origin}/unsubscribe/${taken.unsubscribeToken}`,
    };
  },
  async notSent({ personId = '' }) {
    await db.transaction(async (tx) => {
      const [held] = await tx.select().from(digests).where(eq(digests.personId, personId)).for('update');
      if (!held?.sentOn) return;
      await tx
        .update(digests)
        .set({ sentOn: null, postsUntil: held.postsBefore })
        .where(eq(digests.personId, personId));
      await tx
        .update(notifications)
        .set({ digestedAt: null })
        .where(
          sql`${notifications.personId} = ${personId} and ${notifications.digestedAt} >= ${`${held.sentOn}T00:00:00Z`}::timestamptz`,
        );
    });
  },
});

/** Notes and returns the news of a person; undefined if they got a mail today, or want none any more. */
async function takeNews(
  tx: Queries,
  personId: string,
  now: number,
): Promise<{ news: News; unsubscribeToken: string } | undefined> {
  const today = dayOf(now);
  const [held] = await tx.select().from(digests).where(eq(digests.personId, personId)).for('update');
  if (!held || held.sentOn === today) return undefined;
  const until = new Date(now - POSTS_SETTLE);
  const { rows } = await tx.execute<Record<keyof News, number>>(sql`
    with wanted as materialized (select * from (${wantedByMail}) as all_wanted where person_id = ${personId}),
    taken as (
      update ${notifications} set digested_at = ${new Date(now).toISOString()}::timestamptz
      from wanted
      where ${notifications.personId} = wanted.person_id and ${notifications.digestedAt} is null
      returning ${notifications.kind} as kind, ${notifications.postId} as post_id, ${notifications.actorId} as actor_id,
        ${isWanted} as is_wanted),
    told as (
      select kind from taken
      where is_wanted and not ${areApart(sql`actor_id`, sql`${personId}::text`)}
        and (post_id is null or post_id in (select post_id from (${everyPost}) as shown)))
    select
      (select count(*)::int from told where kind = 'post_like') as likes,
      (select count(*)::int from told where kind = 'comment') as comments,
      (select count(*)::int from told where kind = 'follow') as follows,
      (select count(*)::int from (${newPostsFor(
        sql`wanted.person_id`,
        sql`greatest(wanted.since, ${held.postsUntil?.toISOString() ?? null}::timestamptz)`,
        until,
      )}) as new_post where wanted.posts) as posts
    from wanted`);
  const [news] = rows;
  if (!news) return undefined;
  await tx
    .update(digests)
    .set({ sentOn: today, postsUntil: until, postsBefore: held.postsUntil })
    .where(eq(digests.personId, personId));
  return { news, unsubscribeToken: held.unsubscribeToken };
}

const linesOf = ({ likes, comments, follows, posts }: News): string[] => [
  ...(follows > 0 ? [follows === 1 ? 'Somebody follows you' : `${follows} people follow you`] : []),
  ...(likes > 0 ? [likes === 1 ? 'Somebody liked a post of yours' : `Your posts got ${likes} likes`] : []),
  ...(comments > 0
    ? [comments === 1 ? 'Somebody commented on a post of yours' : `Your posts got ${comments} comments`]
    : []),
  ...(posts > 0
    ? [posts === 1 ? 'Somebody you follow published a post' : `People you follow published ${posts} posts`]
    : []),
];

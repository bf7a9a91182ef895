import {
  type ErrorCode,
  errorBodyOf,
  type OnWire,
  type PostPublication,
  statusOf,
  visibleText,
} from '@vitrine/api';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import type { Db } from '../db/client.ts';
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { LinksOfPosts } from './links-of-posts.ts';
import type { Posts } from './posts.service.ts';
import { postPublications } from './posts.table.ts';
import { type NewPost, publishedAs } from './publish-post.ts';

export type Publications = ReturnType<typeof createPublications>;
type Row = typeof postPublications.$inferSelect;
type Name = Pick<Row, 'personId' | 'clientId'>;

/** Maximum publications of one person that are being prepared; as many refused ones are kept. */
const MOST_OF_A_PERSON = 30;
/** Time that an instance owns a publication; renewed while it prepares the post. */
const LEASE = 20 * SECOND;
const MOST_ATTEMPTS = 5;
const MOST_UNDER_WAY = 500;
const REFUSED_FOR = 7 * DAY;

export interface PublicationsOptions {
  clock: Clock;
  posts: Pick<Posts, 'get' | 'countTry'>;
  linksOfPosts: Pick<LinksOfPosts, 'check'>;
  onQueued(): void;
}

/**
 * Creates the queue of posts whose pictures and videos are being prepared (`preparePublications`). They
 * are in a separate table, so no list, count or page of posts includes them.
 */
export function createPublications(db: Db, { clock, posts, linksOfPosts, onQueued }: PublicationsOptions) {
  /** Throws `publication_not_found`. */
  async function find(personId: string, clientId: string): Promise<OnWire<typeof PostPublication>> {
    const [row] = await db
      .select()
      .from(postPublications)
      .where(and(eq(postPublications.personId, personId), eq(postPublications.clientId, clientId)));
    if (row && row.refusal === null) return { clientId, state: 'preparing', ...textOf(row) };
    const postId = await publishedAs(db, personId, clientId);
    if (postId) return { clientId, state: 'published', post: await posts.get(personId, postId) };
    if (!row?.refusal) throw new DomainError('publication_not_found');
    const { about } = row.refusal;
    // Only `preparePublications` writes the code, so its type is known.
    const code = row.refusal.code as ErrorCode;
    return {
      clientId,
      state: 'refused',
      code,
      error: errorBodyOf(code).error,
      ...(about && { about }),
      ...textOf(row),
    };
  }

  /**
   * Queues a post. A repeat retries a refused post, and has no effect otherwise. Throws `post_link_invalid`
   * and `too_many_posts`.
   */
  async function publish(
    personId: string,
    { clientId, content, media, links }: NewPost & { clientId: string },
  ): Promise<OnWire<typeof PostPublication>> {
    linksOfPosts.check(links);
    const already = await find(personId, clientId).catch(unlessNotFound);
    if (already && already.state !== 'refused') return already;
    await posts.countTry(personId);
    await checkRoom(personId);
    const now = new Date(clock());
    const given = { content: visibleText(content), media: [...media], links: [...links] };
    const due = { given, refusal: null, attempts: 0, nextAttemptAt: now, createdAt: now };
    await db
      .insert(postPublications)
      .values({ personId, clientId, ...due })
      .onConflictDoUpdate({
        target: [postPublications.personId, postPublications.clientId],
        set: due,
        setWhere: isNotNull(postPublications.refusal),
      });
    onQueued();
    return find(personId, clientId);
  }

  /**
   * Throws `too_many_posts` if too many posts of a person are being prepared. Deletes the person's oldest
   * refused publications beyond the limit.
   */
  async function checkRoom(personId: string): Promise<void> {
    const ofPerson = eq(postPublications.personId, personId);
    const preparing = await db.$count(postPublications, and(ofPerson, isNull(postPublications.refusal)));
    if (preparing >= MOST_OF_A_PERSON)
      throw new DomainError('too_many_posts', { retryAfter: MINUTE / SECOND });
    const tooOld = db
      .select({ clientId: postPublications.clientId })
      .from(postPublications)
      .where(and(ofPerson, isNotNull(postPublications.refusal)))
      .orderBy(desc(postPublications.createdAt))
      .offset(MOST_OF_A_PERSON);
    await db.delete(postPublications).where(and(ofPerson, inArray(postPublications.clientId, tooOld)));
  }

  return { publish, find };
}

const textOf = ({ given }: Row) => ({
  content: given.content,
  links: given.links.map(({ url = '', label = '' }) => ({ url, label })),
});

function unlessNotFound(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'publication_not_found')) throw error;
}

export interface PreparePublicationsOptions {
  clock: Clock;
  /**
   * Prepares the pictures and videos of a post, then publishes it. A post that is already published is not
   * published again.
   */
  publish(personId: string, given: NewPost, signal: AbortSignal): Promise<unknown>;
  refusalFor(error: unknown): DomainError;
}

/** Creates the worker that publishes queued posts. Any number of instances may run one. */
export function preparePublications(db: Db, { clock, publish, refusalFor }: PreparePublicationsOptions) {
  const underWay = new Map<string, { row: Row; ended: Promise<void> }>();
  const later = (ms: number) => new Date(clock() + ms);
  const sweepNowAndThen = nowAndThen(clock, HOUR, () =>
    db
      .delete(postPublications)
      .where(and(isNotNull(postPublications.refusal), lt(postPublications.createdAt, later(-REFUSED_FOR)))),
  );

  /**
   * Matches the row as it was claimed. Once the lease has ended or the post was resubmitted, another attempt
   * owns the row.
   */
  const claimed = (row: Row) =>
    and(
      eq(postPublications.personId, row.personId),
      eq(postPublications.clientId, row.clientId),
      eq(postPublications.attempts, row.attempts),
      eq(postPublications.createdAt, row.createdAt),
      isNull(postPublications.refusal),
    );

  /** Claims due publications. The first of each person comes before anyone's second. */
  async function claim(): Promise<Row[]> {
    const due = sql`${postPublications.nextAttemptAt} <= ${later(0).toISOString()}::timestamptz`;
    const turn = sql`row_number() over (partition by ${postPublications.personId} order by ${postPublications.createdAt})`;
    return db.transaction(async (tx) => {
      const unfinished = tx
        .select({
          personId: postPublications.personId,
          clientId: postPublications.clientId,
          isDue: sql<boolean>`${due}`.as('is_due'),
          turn: sql<number>`${turn}`.as('turn'),
        })
        .from(postPublications)
        .where(isNotNull(postPublications.nextAttemptAt))
        .as('unfinished');
      const next = await tx
        .select({ personId: unfinished.personId, clientId: unfinished.clientId })
        .from(unfinished)
        .where(sql`${unfinished.isDue}`)
        .orderBy(unfinished.turn, unfinished.personId)
        .limit(MOST_UNDER_WAY - underWay.size);
      if (next.length === 0) return [];
      const free = await tx
        .select({ personId: postPublications.personId, clientId: postPublications.clientId })
        .from(postPublications)
        .where(and(among(next), due))
        .for('update', { skipLocked: true });
      if (free.length === 0) return [];
      return tx
        .update(postPublications)
        .set({ nextAttemptAt: later(LEASE), attempts: sql`${postPublications.attempts} + 1` })
        .where(among(free))
        .returning();
    });
  }

  async function prepare(row: Row, signal: AbortSignal): Promise<void> {
    try {
      // Attempts that crash the process cannot record their failure, so an attempt beyond the maximum refuses
      // the post.
      if (row.attempts > MOST_ATTEMPTS) throw new DomainError('internal');
      await publish(row.personId, { ...row.given, clientId: row.clientId }, signal);
      await db.delete(postPublications).where(claimed(row));
    } catch (error) {
      const outcome = signal.aborted ? untried(row) : afterFailure(row, error);
      await db.update(postPublications).set(outcome).where(claimed(row));
    }
  }

  /** A failure during shutdown does not count as an attempt: another instance retries immediately. */
  const untried = ({ attempts }: Row) => ({ attempts: attempts - 1, nextAttemptAt: later(0) });

  function afterFailure({ attempts }: Row, error: unknown) {
    const { code, about } = refusalFor(error);
    if (statusOf(code) >= 500 && attempts < MOST_ATTEMPTS) return { nextAttemptAt: later(MINUTE) };
    return { nextAttemptAt: null, refusal: { code, ...(about !== undefined && { about }) } };
  }

  async function keepLeases(): Promise<void> {
    const rows = [...underWay.values()].map(({ row }) => row);
    if (rows.length === 0) return;
    await db
      .update(postPublications)
      .set({ nextAttemptAt: later(LEASE) })
      .where(and(among(rows), isNull(postPublications.refusal)));
  }

  return {
    /** Starts due publications without waiting for them, and renews the leases of those under way. */
    async work(signal: AbortSignal): Promise<void> {
      await keepLeases();
      await sweepNowAndThen();
      if (underWay.size >= MOST_UNDER_WAY) return;
      for (const row of await claim()) {
        const name = `${row.personId} ${row.clientId}`;
        const ended = prepare(row, signal)
          .catch(() => undefined)
          .finally(() => underWay.delete(name));
        underWay.set(name, { row, ended });
      }
    },

    async settled(): Promise<void> {
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
  };
}

const among = (names: readonly Name[]) =>
  sql`(${postPublications.personId}, ${postPublications.clientId}) in (${sql.join(
    names.map(({ personId, clientId }) => sql`(${personId}, ${clientId})`),
    sql`, `,
  )})`;

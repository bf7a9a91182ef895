import { type ErrorCode, errorBodyOf, type PostPublication, statusOf } from '@vitrine/api';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import type { LinkGiven, NewPostGiven, Posts } from './posts.service.ts';
import { postPublications } from './posts.table.ts';

export type Publications = ReturnType<typeof createPublications>;
type Row = typeof postPublications.$inferSelect;
type Name = Pick<Row, 'personId' | 'clientId'>;

/** A publication belongs to an instance for this time, which the instance renews as long as it runs. */
const LEASE = 20 * SECOND;
const MOST_ATTEMPTS = 5;
const MOST_UNDER_WAY = 500;
/** Publications of one person that are being prepared, and as many that were refused. */
const MOST_OF_A_PERSON = 30;
const REFUSED_FOR = 7 * DAY;

export interface PublicationsOptions {
  clock: Clock;
  posts: Pick<Posts, 'get' | 'make' | 'madeBefore' | 'countTry'>;
  /** Throws `post_link_invalid`. */
  checkLinks(given: readonly LinkGiven[]): void;
  /** The refusal that callers are told for an error. */
  refusalFor(error: unknown): DomainError;
  /** Called once there is something to prepare. */
  onQueued(): void;
}

/**
 * Posts that are published once their pictures and videos are prepared. They are in a table of their own until then, so nothing that
 * lists, counts or shows posts knows of them. Any number of instances may prepare them.
 */
export function createPublications(
  db: Db,
  { clock, posts, checkLinks, refusalFor, onQueued }: PublicationsOptions,
) {
  const underWay = new Map<string, { row: Row; ended: Promise<void> }>();
  let sweptAt = Number.NEGATIVE_INFINITY;
  const later = (ms: number) => new Date(clock() + ms);
  const rowOf = ({ personId, clientId }: Name) =>
    and(eq(postPublications.personId, personId), eq(postPublications.clientId, clientId));
  /** The row as it was claimed: a lease that ended, or text that was given anew, belongs to somebody else. */
  const claimed = (row: Row) =>
    and(
      rowOf(row),
      eq(postPublications.attempts, row.attempts),
      eq(postPublications.createdAt, row.createdAt),
      isNull(postPublications.refusal),
    );

  /** Throws `publication_not_found`. */
  async function find(personId: string, clientId: string): Promise<PostPublication> {
    const [row] = await db.select().from(postPublications).where(rowOf({ personId, clientId }));
    if (row && row.refusal === null) return { clientId, state: 'preparing', ...textOf(row) };
    const postId = await posts.madeBefore(personId, clientId);
    if (postId) return { clientId, state: 'published', post: await posts.get(personId, postId) };
    if (!row?.refusal) throw new DomainError('publication_not_found');
    const { about } = row.refusal;
    // Written by `afterFailure` only.
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

  /** Throws `post_link_invalid` and `too_many_posts`. A repeat changes nothing, but what was refused is tried anew. */
  async function publish(
    personId: string,
    { clientId, content, media, links }: NewPostGiven & { clientId: string },
  ): Promise<PostPublication> {
    checkLinks(links);
    const already = await find(personId, clientId).catch(unlessNotFound);
    if (already && already.state !== 'refused') return already;
    await posts.countTry(personId);
    await checkRoom(personId);
    const given = { content: content.trim(), media: [...media], links: [...links] };
    const due = { given, refusal: null, attempts: 0, nextAttemptAt: later(0), createdAt: later(0) };
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

  /** Throws `too_many_posts`. Of those that were refused, the oldest make room. */
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

  /** Takes what is due: of each person the first before the second of anybody. */
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
      // An attempt that ended the process tells nobody of its failure.
      if (row.attempts > MOST_ATTEMPTS) throw new DomainError('internal');
      await posts.make(row.personId, { ...row.given, clientId: row.clientId }, signal);
      await db.delete(postPublications).where(claimed(row));
    } catch (error) {
      const outcome = signal.aborted ? untried(row) : afterFailure(row, error);
      await db.update(postPublications).set(outcome).where(claimed(row));
    }
  }

  /** A failure while the server stops is no fault of the post: another instance tries it at once. */
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

  async function sweepNowAndThen(): Promise<void> {
    if (clock() - sweptAt < HOUR) return;
    sweptAt = clock();
    await db
      .delete(postPublications)
      .where(and(isNotNull(postPublications.refusal), lt(postPublications.createdAt, later(-REFUSED_FOR))));
  }

  return {
    publish,
    find,

    /** Begins what is due, and keeps for this instance what it began; called again and again. Each goes on by itself. */
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

    /** Resolves when nothing is being prepared here any more. */
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

/** The text and links of the author. */
const textOf = ({ given }: Row) => ({
  content: given.content,
  links: given.links.map(({ url = '', label = '' }) => ({ url, label })),
});

function unlessNotFound(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'publication_not_found')) throw error;
}

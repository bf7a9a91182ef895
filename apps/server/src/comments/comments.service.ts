import { type Comment, type Comments as CommentsPage, isBlankText, type OnWire } from '@vitrine/api';
import { and, count, eq, gt, min, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { violatedConstraint } from '../db/violation.ts';
import type { Listener } from '../events/event.ts';
import type { Events } from '../events/events.ts';
import { type Clock, MINUTE, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { coverReported } from '../moderation/reports.service.ts';
import { isUnwelcome } from '../moderation/unwelcome.rules.ts';
import { isBehind, pageOf, placeOf } from '../paging/place.ts';
import { people } from '../people/people.table.ts';
import type { Posts } from '../posts/posts.service.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import type { Settings } from '../settings/settings.service.ts';
import { commented } from './comments.events.ts';
import { comments } from './comments.table.ts';

export type Comments = ReturnType<typeof createComments>;

export const commentsOf = (postId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${comments} where ${comments.postId} = ${postId})`;

type Faces = Parameters<typeof addressOf>[0];
type Row = Omit<OnWire<typeof Comment>, 'profile_picture_url' | 'clientId'> & {
  at: string;
  faces: Faces;
  client_id: string | null;
};

export interface CommentsOptions {
  clock: Clock;
  /** Maximum comments of one person per minute. */
  mostInAMinute: number;
  events: Events;
  posts: Pick<Posts, 'ownerSeenBy'>;
  settings: Pick<Settings, 'hidesFiltered' | 'rejectsUnwelcome'>;
}

/**
 * Query of (actor_id, person_id, post_id, comment_id, at): author and time of comments. `pairs` is a query of
 * (person_id, thing_id): the post's owner and the comment.
 */
export const commentsNow = (pairs: SQL): SQL => sql`
  select ${comments.personId} as actor_id, pair.person_id, ${comments.postId} as post_id, ${comments.id} as comment_id, ${comments.createdAt} as at
  from (${pairs}) as pair join ${comments} on ${comments.id} = pair.thing_id`;

export async function authorOf(db: Queries, id: string): Promise<string | undefined> {
  const [found] = await db.select({ author: comments.personId }).from(comments).where(eq(comments.id, id));
  return found?.author;
}

export const commentsListeners: readonly Listener[] = [coverReported('comment', comments)];

export function createComments(db: Db, { clock, mostInAMinute, events, posts, settings }: CommentsOptions) {
  const personId = sql`${comments.personId}`;
  const shown = sql`
    ${comments.id} as id, ${comments.personId} as user_id, ${comments.postId} as post_id, ${comments.content} as content,
    to_char(${comments.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
    ${people.username} as username, ${facesOf(personId)} as faces, ${comments.filtered} as filtered,
    ${comments.clientId} as client_id, ${comments.createdAt}::text as at`;
  const from = sql`${comments} join ${people} on ${people.id} = ${comments.personId}`;

  const shownTo = (
    viewerId: string | undefined,
    { at: _, faces, client_id, filtered, ...comment }: Row,
    isCovered: boolean,
  ): OnWire<typeof Comment> => ({
    ...comment,
    // Guests see no profile pictures.
    profile_picture_url: viewerId === undefined ? null : addressOf(faces),
    ...(filtered && isCovered ? { filtered } : {}),
    ...(client_id !== null && comment.user_id === viewerId ? { clientId: client_id } : {}),
  });

  const coversAny = async (viewerId: string | undefined, rows: readonly Row[]): Promise<boolean> =>
    rows.some(({ filtered }) => filtered) && settings.hidesFiltered(viewerId);

  async function one(viewerId: string, condition: SQL): Promise<OnWire<typeof Comment> | undefined> {
    const { rows } = await db.execute<Row>(sql`select ${shown} from ${from} where ${condition}`);
    return rows[0] && shownTo(viewerId, rows[0], await coversAny(viewerId, rows));
  }

  // Times until which authors are over the limit. Until then, comments are refused without a transaction, so
  // that a flood costs little.
  const closedUntil = new Map<string, number>();

  function close(authorId: string, until: number): void {
    for (const [id, end] of closedUntil) if (end <= clock()) closedUntil.delete(id);
    closedUntil.set(authorId, until);
  }

  function refuseWhileClosed(authorId: string): void {
    const left = (closedUntil.get(authorId) ?? 0) - clock();
    if (left > 0)
      throw new DomainError('too_many_comments', { retryAfter: Math.max(1, Math.ceil(left / SECOND)) });
  }

  /** Stores a comment. Throws `too_many_comments`. */
  const keep = (
    comment: Omit<typeof comments.$inferInsert, 'filtered' | 'createdAt'>,
    ownerId: string,
  ): Promise<void> =>
    events.transaction(async (tx, publish) => {
      const { id: commentId, personId: authorId, content } = comment;
      // Parallel comments of one author must not all count the same rows.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('comments of ' || ${authorId}, 0))`);
      const [made] = await tx
        .select({ comments: count(), oldest: min(comments.createdAt) })
        .from(comments)
        .where(and(eq(comments.personId, authorId), gt(comments.createdAt, new Date(clock() - MINUTE))));
      if (made?.oldest && made.comments >= mostInAMinute) {
        close(authorId, made.oldest.getTime() + MINUTE);
        refuseWhileClosed(authorId);
      }
      await publish(commented, { commentId, ownerId }, (rows) =>
        tx
          .with(...rows)
          .insert(comments)
          .values({ ...comment, filtered: isUnwelcome(content), createdAt: new Date(clock()) })
          .onConflictDoNothing(),
      );
    });

  return {
    /** Returns the newest comments before a cursor, from old to new. Throws `post_not_found`. */
    async list(
      viewerId: string | undefined,
      postId: string,
      { before, limit }: { before?: string | undefined; limit: number },
    ): Promise<OnWire<typeof CommentsPage>> {
      await posts.ownerSeenBy(viewerId, postId);
      const { rows } = await db.execute<Row>(sql`
        select ${shown} from ${from}
        where ${comments.postId} = ${postId} and not ${areApart(viewerId, personId)}
          and ${isBehind(placeOf(before), sql`${comments.createdAt}`, sql`${comments.id}`)}
        order by ${comments.createdAt} desc, ${comments.id} desc limit ${limit + 1}`);
      const { page, nextCursor } = pageOf(rows, limit);
      const isCovered = await coversAny(viewerId, page);
      return {
        comments: page.toReversed().map((row) => shownTo(viewerId, row, isCovered)),
        ...(nextCursor === undefined ? {} : { previous: nextCursor }),
      };
    },

    /**
     * Adds a comment; a repeated client id returns the existing one. Throws `comment_empty`, `post_not_found`,
     * `too_many_comments`, and `comment_unwelcome` if the post's owner refuses its words.
     */
    async add(
      authorId: string,
      { postId, content, clientId }: { postId: string; content: string; clientId?: string | undefined },
    ): Promise<OnWire<typeof Comment>> {
      const text = content.trim();
      if (isBlankText(text)) throw new DomainError('comment_empty');
      const byClient = sql`${comments.personId} = ${authorId} and ${comments.clientId} = ${clientId ?? null}`;
      const already = clientId === undefined ? undefined : await one(authorId, byClient);
      if (already) return already;
      refuseWhileClosed(authorId);
      const ownerId = await posts.ownerSeenBy(authorId, postId);
      if (ownerId !== authorId && isUnwelcome(text) && (await settings.rejectsUnwelcome(ownerId)))
        throw new DomainError('comment_unwelcome');
      const id = newId();
      try {
        await keep({ id, postId, personId: authorId, content: text, clientId: clientId ?? null }, ownerId);
      } catch (error) {
        // If this foreign key is violated, the post was deleted meanwhile.
        if (violatedConstraint(error) === 'comments_post_id_posts_id_fk')
          throw new DomainError('post_not_found');
        throw error;
      }
      const added = (await one(authorId, sql`${comments.id} = ${id}`)) ?? (await one(authorId, byClient));
      if (!added) throw new DomainError('post_not_found');
      return added;
    },

    /** Removes a comment, if it still exists. Throws `comment_not_yours`. */
    async remove(authorId: string, id: string): Promise<void> {
      const owner = await authorOf(db, id);
      if (owner === undefined) return;
      if (owner !== authorId) throw new DomainError('comment_not_yours');
      await db.delete(comments).where(eq(comments.id, id));
      closedUntil.delete(authorId);
    },
  };
}

import type { Comment, Comments as CommentsPage } from '@vitrine/api';
import { and, count, eq, gt, min, type SQL, sql } from 'drizzle-orm';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { isBehind, pageOf, placeOf } from '../db/place.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../domain-error.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { isReportedByMany } from '../moderation/reports.service.ts';
import { isUnwelcome } from '../moderation/unwelcome.rules.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import { people } from '../session/session.table.ts';
import { comments } from './comments.table.ts';

export type Comments = ReturnType<typeof createComments>;

/** How many comments there are of the post that an expression names. */
export const commentsOf = (postId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${comments} where ${comments.postId} = ${postId})`;

type Faces = Parameters<typeof addressOf>[0];
type Row = Omit<Comment, 'profile_picture_url' | 'clientId'> & {
  at: string;
  faces: Faces;
  client_id: string | null;
};

export interface CommentsOptions {
  clock: Clock;
  /** Comments of one person. */
  mostInAMinute: number;
  /** Throws `post_not_found` where somebody sees no such post; answers who published it. */
  ownerSeenBy(viewerId: string | undefined, postId: string): Promise<string>;
  /** Called once somebody said something of a post of a person. */
  onComment(happened: {
    actorId: string;
    personId: string;
    postId: string;
    commentId: string;
  }): Promise<void>;
}

/** What people say of posts. */
export function createComments(db: Db, { clock, mostInAMinute, ownerSeenBy, onComment }: CommentsOptions) {
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
  ): Comment => ({
    ...comment,
    // A guest is told no more of a person than the name.
    profile_picture_url: viewerId === undefined ? null : addressOf(faces),
    ...(filtered ? { filtered } : {}),
    ...(client_id !== null && comment.user_id === viewerId ? { clientId: client_id } : {}),
  });

  async function one(viewerId: string, condition: SQL): Promise<Comment | undefined> {
    const { rows } = await db.execute<Row>(sql`select ${shown} from ${from} where ${condition}`);
    return rows[0] && shownTo(viewerId, rows[0]);
  }

  // A refused comment costs no transaction: floods would slow everybody else down.
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

  /** Throws `too_many_comments`. */
  const keep = (comment: Omit<typeof comments.$inferInsert, 'filtered' | 'createdAt'>): Promise<void> =>
    db.transaction(async (tx) => {
      const { personId: authorId, content } = comment;
      // Many at once must not all count the same comments.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('comments of ' || ${authorId}, 0))`);
      const [made] = await tx
        .select({ comments: count(), oldest: min(comments.createdAt) })
        .from(comments)
        .where(and(eq(comments.personId, authorId), gt(comments.createdAt, new Date(clock() - MINUTE))));
      if (made?.oldest && made.comments >= mostInAMinute) {
        close(authorId, made.oldest.getTime() + MINUTE);
        refuseWhileClosed(authorId);
      }
      await tx
        .insert(comments)
        .values({ ...comment, filtered: isUnwelcome(content), createdAt: new Date(clock()) })
        .onConflictDoNothing();
    });

  return {
    /** The newest before a place, the oldest of them first. Throws `post_not_found`. */
    async list(
      viewerId: string | undefined,
      postId: string,
      { before, limit }: { before?: string | undefined; limit: number },
    ): Promise<CommentsPage> {
      await ownerSeenBy(viewerId, postId);
      const { rows } = await db.execute<Row>(sql`
        select ${shown} from ${from}
        where ${comments.postId} = ${postId} and not ${areApart(viewerId, personId)}
          and ${isBehind(placeOf(before), sql`${comments.createdAt}`, sql`${comments.id}`)}
        order by ${comments.createdAt} desc, ${comments.id} desc limit ${limit + 1}`);
      const { page, nextCursor } = pageOf(rows, limit);
      return {
        comments: page.toReversed().map((row) => shownTo(viewerId, row)),
        ...(nextCursor === undefined ? {} : { previous: nextCursor }),
      };
    },

    /** Throws `comment_empty`, `post_not_found`, `too_many_comments`. What was said under the same client id stays one. */
    async add(
      authorId: string,
      { postId, content, clientId }: { postId: string; content: string; clientId?: string | undefined },
    ): Promise<Comment> {
      const text = content.trim();
      if (text === '') throw new DomainError('comment_empty');
      const byClient = sql`${comments.personId} = ${authorId} and ${comments.clientId} = ${clientId ?? null}`;
      const already = clientId === undefined ? undefined : await one(authorId, byClient);
      if (already) return already;
      refuseWhileClosed(authorId);
      const owner = await ownerSeenBy(authorId, postId);
      const id = newId();
      try {
        await keep({ id, postId, personId: authorId, content: text, clientId: clientId ?? null });
      } catch (error) {
        // It was deleted meanwhile.
        if (violatedConstraint(error) === 'comments_post_id_posts_id_fk')
          throw new DomainError('post_not_found');
        throw error;
      }
      const added = (await one(authorId, sql`${comments.id} = ${id}`)) ?? (await one(authorId, byClient));
      if (!added) throw new DomainError('post_not_found');
      await onComment({ actorId: authorId, personId: owner, postId, commentId: added.id });
      return added;
    },

    /** Throws `comment_not_yours`; one that is gone is gone. */
    async remove(authorId: string, id: string): Promise<void> {
      const owner = await this.ownerOf(id);
      if (owner === undefined) return;
      if (owner !== authorId) throw new DomainError('comment_not_yours');
      await db.delete(comments).where(eq(comments.id, id));
      closedUntil.delete(authorId);
    },

    /** Spares others a comment that enough people reported. */
    async coverIfReported(id: string): Promise<void> {
      await db
        .update(comments)
        .set({ filtered: true })
        .where(and(eq(comments.id, id), isReportedByMany('comment', sql`${comments.id}`)));
    },

    async ownerOf(id: string): Promise<string | undefined> {
      const [found] = await db.select({ owner: comments.personId }).from(comments).where(eq(comments.id, id));
      return found?.owner;
    },
  };
}

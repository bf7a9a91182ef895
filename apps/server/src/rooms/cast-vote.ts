import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ChangeNumber, createChangeOrder } from '../memberships/change-order.ts';
import { changeOf, type LockedRoom, lockRoom, raiseTo } from './room-lock.ts';
import { roomChanged } from './rooms.events.ts';
import { roomMessages, roomVoteCasts, roomVoteOptions, roomVotes } from './rooms.table.ts';
import { resultOf } from './vote-result.rules.ts';

type Vote = typeof roomVotes.$inferSelect;

/** Locks the room of a vote. Throws `vote_not_found` if the person is not in the room. */
async function lockVote(
  tx: Queries,
  personId: string,
  voteId: string,
): Promise<{ vote: Vote; room: LockedRoom }> {
  const [known] = await tx
    .select({ roomId: roomVotes.roomId })
    .from(roomVotes)
    .where(eq(roomVotes.id, voteId));
  if (!known) throw new DomainError('vote_not_found');
  const room = await lockRoom(tx, known.roomId, personId).catch(asVoteNotFound);
  const [vote] = await tx.select().from(roomVotes).where(eq(roomVotes.id, voteId));
  if (!vote) throw new DomainError('vote_not_found');
  return { vote, room };
}

function asVoteNotFound(error: unknown): never {
  if (error instanceof DomainError && error.code === 'room_not_found')
    throw new DomainError('vote_not_found');
  throw error;
}

export interface CastVoteNeeds {
  clock: Clock;
  events: Events;
  order: Pick<ReturnType<typeof createChangeOrder>, 'claim' | 'claimedBy'>;
}

export interface Wish {
  optionId: string;
  /** True chooses the option, false takes back any choice, undefined toggles the option. */
  holds?: boolean | undefined;
}

/**
 * Chooses an option, moves the choice or takes it back. A wish with
 * a lower number than an earlier one of the session has no effect. Throws `vote_not_found`, `vote_option_unknown` and
 * `vote_closed`.
 */
export const castVote = (
  { clock, events, order }: CastVoteNeeds,
  personId: string,
  voteId: string,
  { optionId, holds }: Wish,
  sequence: ChangeNumber | undefined,
): Promise<void> =>
  events.transaction(async (tx, publish) => {
    const { vote, room } = await lockVote(tx, personId, voteId);
    const [option] = await tx
      .select({ id: roomVoteOptions.id })
      .from(roomVoteOptions)
      .where(and(eq(roomVoteOptions.id, optionId), eq(roomVoteOptions.voteId, voteId)));
    if (!option) throw new DomainError('vote_option_unknown');
    if (sequence) {
      const [claimed] = await order.claim(tx).execute(order.claimedBy(sequence, voteId));
      if (!claimed) return;
    }
    const own = and(eq(roomVoteCasts.voteId, voteId), eq(roomVoteCasts.personId, personId));
    const [cast] = await tx.select({ optionId: roomVoteCasts.optionId }).from(roomVoteCasts).where(own);
    const isChosen = cast?.optionId === optionId;
    const isWished = holds ?? !isChosen;
    if (isWished ? isChosen : cast === undefined) return;
    if (vote.closedAt !== null) throw new DomainError('vote_closed');
    const number = room.number + 1;
    if (isWished)
      await tx
        .insert(roomVoteCasts)
        .values({ voteId, personId, optionId, number })
        .onConflictDoUpdate({
          target: [roomVoteCasts.voteId, roomVoteCasts.personId],
          set: { optionId, number },
        });
    else await tx.delete(roomVoteCasts).where(own);
    await tx.update(roomMessages).set({ changed: number }).where(eq(roomMessages.id, vote.messageId));
    await raiseTo(tx, vote.roomId, number, { lastActivityAt: new Date(clock()) });
    await publish(roomChanged, changeOf(vote.roomId, number, room.people));
  });

/**
 * Closes a vote, with a line that says its result; closing it again has no effect. Throws `vote_not_found` and
 * `vote_not_yours`.
 */
export const closeVote = (
  { clock, events }: Pick<CastVoteNeeds, 'clock' | 'events'>,
  personId: string,
  voteId: string,
): Promise<void> =>
  events.transaction(async (tx, publish) => {
    const { vote, room } = await lockVote(tx, personId, voteId);
    if (vote.creatorId !== personId) throw new DomainError('vote_not_yours');
    if (vote.closedAt !== null) return;
    const now = new Date(clock());
    const number = room.number + 2;
    await tx.update(roomVotes).set({ closedAt: now }).where(eq(roomVotes.id, voteId));
    await tx
      .update(roomMessages)
      .set({ changed: number - 1 })
      .where(eq(roomMessages.id, vote.messageId));
    await tx.insert(roomMessages).values({
      id: newId(),
      roomId: vote.roomId,
      number,
      changed: number,
      kind: 'closed_vote',
      senderId: personId,
      content: resultOf(await countsOf(tx, voteId)),
      voteId,
      createdAt: now,
    });
    await raiseTo(tx, vote.roomId, number, { lastActivityAt: now });
    await publish(roomChanged, changeOf(vote.roomId, number, room.people));
  });

async function countsOf(tx: Queries, voteId: string): Promise<{ text: string; votes: number }[]> {
  const options = await tx
    .select({ id: roomVoteOptions.id, text: roomVoteOptions.text })
    .from(roomVoteOptions)
    .where(eq(roomVoteOptions.voteId, voteId))
    .orderBy(roomVoteOptions.position);
  const casts = await tx
    .select({ optionId: roomVoteCasts.optionId })
    .from(roomVoteCasts)
    .where(eq(roomVoteCasts.voteId, voteId));
  return options.map(({ id, text }) => ({
    text,
    votes: casts.filter(({ optionId }) => optionId === id).length,
  }));
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { DAY } from '../kernel/clock.ts';
import { media } from '../media/media.table.ts';
import { type PictureConsumer, removeMedia } from '../media/picture-queue.ts';
import { roomMessages, rooms, roomVoteOptions, roomVotes } from './rooms.table.ts';

/** Widths of pictures in rooms in pixels, and the maximum height as a multiple of the width. */
export const ROOM_PICTURES = { widths: [640, 1280], tallest: 3, isPrivate: true };

/** A stored picture of a room. */
export interface RoomPicture {
  id: string;
  width: number | null;
  height: number | null;
  /** Smallest first. */
  sources: { url: string; width: number }[];
}

/** Returns the address at which a viewer sees a picture of a room. */
export type RoomPictureUrl = (
  roomId: string,
  viewerId: string,
  picture: RoomPicture,
) => Promise<string | null>;

/** Pictures of links and options of votes from foreign hosts. Their message changes when they are ready. */
export const picturesOfRooms: PictureConsumer = {
  name: 'rooms',
  form: ROOM_PICTURES,
  async onReady(tx, mediaId) {
    const { rows } = await tx.execute<{ room_id: string; id: string }>(sql`
      select ${roomMessages.roomId} as room_id, ${roomMessages.id} as id from ${roomMessages}
      where ${roomMessages.cardPictureId} = ${mediaId}
      union select ${roomVotes.roomId}, ${roomVotes.messageId}
      from ${roomVoteOptions} join ${roomVotes} on ${roomVotes.id} = ${roomVoteOptions.voteId}
      where ${roomVoteOptions.pictureId} = ${mediaId} or ${roomVoteOptions.linkPictureId} = ${mediaId}`);
    for (const { room_id: roomId, id } of rows) await markChanged(tx, roomId, id);
  },
};

/** Gives a message the next number of its room as that of its latest change. Returns the number. */
export async function markChanged(
  tx: Queries,
  roomId: string,
  messageId: string,
): Promise<number | undefined> {
  const [room] = await tx
    .update(rooms)
    .set({ number: sql`${rooms.number} + 1` })
    .where(sql`${rooms.id} = ${roomId}`)
    .returning({ number: rooms.number });
  if (!room) return undefined;
  await tx.update(roomMessages).set({ changed: room.number }).where(sql`${roomMessages.id} = ${messageId}`);
  return room.number;
}

/** Ids of all pictures of a room. */
export async function picturesOfRoom(tx: Queries, roomId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select shown.id from (
      select unnest(array[${roomMessages.pictureId}, ${roomMessages.cardPictureId}]) as id from ${roomMessages}
      where ${roomMessages.roomId} = ${roomId} and (${roomMessages.pictureId} is not null or ${roomMessages.cardPictureId} is not null)
      union select unnest(array[${roomVoteOptions.pictureId}, ${roomVoteOptions.linkPictureId}])
      from ${roomVoteOptions} join ${roomVotes} on ${roomVotes.id} = ${roomVoteOptions.voteId}
      where ${roomVotes.roomId} = ${roomId}) as shown
    where shown.id is not null`);
  return rows.map(({ id }) => id);
}

/**
 * Has pictures removed to which rooms do not refer any more. Those that something else refers to stay. Ready files go
 * with the next check for unused media, not only a day later. Called when no room is locked, because a picture that is
 * ready locks itself first and its room afterwards.
 */
export async function letGoOf(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    const ready = await tx
      .update(media)
      .set({ unusedSince: new Date(now.getTime() - 2 * DAY) })
      .where(and(inArray(media.id, [...ids]), eq(media.state, 'ready')))
      .returning({ id: media.id });
    const kept = new Set(ready.map(({ id }) => id));
    await removeMedia(
      tx,
      ids.filter((id) => !kept.has(id)),
    );
  });
}

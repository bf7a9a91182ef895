import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, MINUTE } from '../kernel/clock.ts';
import { media } from '../media/media.table.ts';
import { nameIn } from '../media/media-store.ts';
import { isIn } from './room-columns.ts';
import type { RoomPictureUrl } from './room-pictures.service.ts';
import { roomMessages, roomVoteOptions, roomVotes } from './rooms.table.ts';

/** An address lasts ten minutes at most. Those of the same five minutes are equal, so that browsers keep the picture. */
const LASTS = 10 * MINUTE;
const EQUAL_FOR = 5 * MINUTE;
/** Width of a picture in a room, in pixels. */
const WIDEST = 1280;

export const ROOM_PICTURES_AT = '/media/rooms';

export type RoomPictureAddresses = ReturnType<typeof createRoomPictureAddresses>;

type Meant = [roomId: string, viewerId: string, mediaId: string, expiresAt: number];

export interface RoomPictureAddressesOptions {
  clock: Clock;
  /** The secret that all instances share. */
  secret(): Promise<string>;
}

/** Addresses of pictures of rooms. Each is for one member, and is refused once that person has left the room. */
export function createRoomPictureAddresses(db: Db, { clock, secret }: RoomPictureAddressesOptions) {
  const signatureOf = async (meant: string) =>
    createHmac('sha256', await secret())
      .update(JSON.stringify(['room picture', meant]))
      .digest();

  async function meantBy(ticket: string): Promise<Meant | undefined> {
    const [meant = '', signature = ''] = ticket.split('.');
    const [expected, sent] = [await signatureOf(meant), Buffer.from(signature, 'base64url')];
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
    return JSON.parse(Buffer.from(meant, 'base64url').toString()) as Meant;
  }

  const addressOf: RoomPictureUrl = async (roomId, viewerId, { id }) => {
    const expiresAt = Math.floor(clock() / EQUAL_FOR) * EQUAL_FOR + LASTS;
    const meant = Buffer.from(JSON.stringify([roomId, viewerId, id, expiresAt] satisfies Meant)).toString(
      'base64url',
    );
    return `${ROOM_PICTURES_AT}/${meant}.${(await signatureOf(meant)).toString('base64url')}`;
  };

  return {
    addressOf,

    /** Returns the name of the file; undefined if the address is not valid, or not any more. */
    async fileAt(ticket: string): Promise<string | undefined> {
      const meant = await meantBy(ticket);
      if (!meant) return undefined;
      const [roomId, viewerId, mediaId, expiresAt] = meant;
      if (expiresAt <= clock()) return undefined;
      const isShown = sql`(
        exists (select from ${roomMessages} where ${roomMessages.roomId} = ${roomId} and ${roomMessages.deletedAt} is null
          and ${roomMessages.pictureId} = ${mediaId})
        or exists (select from ${roomMessages} where ${roomMessages.roomId} = ${roomId} and ${roomMessages.deletedAt} is null
          and ${roomMessages.cardPictureId} = ${mediaId})
        or exists (select from ${roomVoteOptions} join ${roomVotes} on ${roomVotes.id} = ${roomVoteOptions.voteId}
          where ${roomVotes.roomId} = ${roomId} and ${roomVoteOptions.pictureId} = ${mediaId})
        or exists (select from ${roomVoteOptions} join ${roomVotes} on ${roomVotes.id} = ${roomVoteOptions.voteId}
          where ${roomVotes.roomId} = ${roomId} and ${roomVoteOptions.linkPictureId} = ${mediaId}))`;
      const [found] = await db
        .select({ sources: media.sources })
        .from(media)
        .where(and(eq(media.id, mediaId), eq(media.state, 'ready'), isIn(roomId, viewerId), isShown));
      const sources = found?.sources ?? [];
      const source = sources.find(({ width }) => width >= WIDEST) ?? sources.at(-1);
      return source && nameIn(source.url);
    },
  };
}

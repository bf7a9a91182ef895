import type { OnWire, Product, Vote, Voter } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { media } from '../media/media.table.ts';
import { people } from '../people/people.table.ts';
import { addressOf, facesOf } from '../profile/people.service.ts';
import { isoTime, shownName } from './room-columns.ts';
import type { RoomPicture, RoomPictureUrl } from './room-pictures.service.ts';
import { roomVoteCasts, roomVoteOptions, roomVotes } from './rooms.table.ts';

type Faces = Parameters<typeof addressOf>[0];

interface VoteRow extends Record<string, unknown> {
  id: string;
  room_id: string;
  message_id: string;
  question: string;
  description: string | null;
  creator_id: string | null;
  creator_name: string | null;
  faces: Faces;
  created_at: string;
  closed_at: string | null;
}

interface OptionRow extends Record<string, unknown> {
  id: string;
  vote_id: string;
  text: string;
  link_url: string | null;
  link_title: string | null;
  link_description: string | null;
  product_id: string | null;
  picture: RoomPicture | null;
  link_picture: RoomPicture | null;
}

interface CastRow extends Record<string, unknown> {
  option_id: string;
  person_id: string;
  name: string;
  faces: Faces;
}

export type ShownVotes = ReturnType<typeof createShownVotes>;

export interface ShownVotesOptions {
  /** Returns products by id as a viewer sees them, with the viewer's flags. */
  productsFor(viewerId: string, ids: readonly string[]): Promise<Map<string, OnWire<typeof Product>>>;
  pictureUrl: RoomPictureUrl;
}

/** A picture as JSON; null until it is ready. */
export const pictureColumn = (of: { id: unknown; width: unknown; height: unknown; sources: unknown }): SQL =>
  sql`case when ${of.sources} is null then null else
    json_build_object('id', ${of.id}, 'width', ${of.width}, 'height', ${of.height}, 'sources', ${of.sources}) end`;

export function createShownVotes(db: Db, { productsFor, pictureUrl }: ShownVotesOptions) {
  const creator = alias(people, 'creator');
  const picture = alias(media, 'picture');
  const linkPicture = alias(media, 'link_picture');

  const optionsOf = async (ids: SQL) =>
    (
      await db.execute<OptionRow>(sql`
        select ${roomVoteOptions.id} as id, ${roomVoteOptions.voteId} as vote_id, ${roomVoteOptions.text} as text,
          ${roomVoteOptions.linkUrl} as link_url, ${roomVoteOptions.linkTitle} as link_title,
          ${roomVoteOptions.linkDescription} as link_description, ${roomVoteOptions.productId} as product_id,
          ${pictureColumn(picture)} as picture, ${pictureColumn(linkPicture)} as link_picture
        from ${roomVoteOptions}
        left join ${media} as ${picture} on ${picture.id} = ${roomVoteOptions.pictureId} and ${picture.state} = 'ready'
        left join ${media} as ${linkPicture} on ${linkPicture.id} = ${roomVoteOptions.linkPictureId} and ${linkPicture.state} = 'ready'
        where ${roomVoteOptions.voteId} = any(${ids})
        order by ${roomVoteOptions.voteId}, ${roomVoteOptions.position}`)
    ).rows;

  const castsOf = async (ids: SQL) =>
    (
      await db.execute<CastRow>(sql`
        select ${roomVoteCasts.optionId} as option_id, ${roomVoteCasts.personId} as person_id,
          ${shownName(people)} as name, ${facesOf(sql`${people.id}`)} as faces
        from ${roomVoteCasts} join ${people} on ${people.id} = ${roomVoteCasts.personId}
        where ${roomVoteCasts.voteId} = any(${ids})
        order by ${roomVoteCasts.number}`)
    ).rows;

  /** Returns votes with their options and voters, the newest first. The viewer must be in their rooms. */
  async function shown(viewerId: string, which: SQL, most = 100): Promise<OnWire<typeof Vote>[]> {
    const { rows } = await db.execute<VoteRow>(sql`
      select ${roomVotes.id} as id, ${roomVotes.roomId} as room_id, ${roomVotes.messageId} as message_id,
        ${roomVotes.question} as question, ${roomVotes.description} as description, ${roomVotes.creatorId} as creator_id,
        ${shownName(creator)} as creator_name, ${facesOf(sql`${creator.id}`)} as faces,
        ${isoTime(sql`${roomVotes.createdAt}`)} as created_at, ${isoTime(sql`${roomVotes.closedAt}`)} as closed_at
      from ${roomVotes} left join ${people} as ${creator} on ${creator.id} = ${roomVotes.creatorId}
      where ${which} order by ${roomVotes.number} desc limit ${most}`);
    if (rows.length === 0) return [];
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::text[]`;
    const [options, casts] = await Promise.all([optionsOf(ids), castsOf(ids)]);
    const products = await productsFor(
      viewerId,
      options.flatMap(({ product_id }) => product_id ?? []),
    );
    const votersOf = Map.groupBy(casts, ({ option_id }) => option_id);
    const optionsByVote = Map.groupBy(options, ({ vote_id }) => vote_id);

    const shownOption = async (roomId: string, option: OptionRow) => {
      const voters = (votersOf.get(option.id) ?? []).map(
        ({ person_id, name, faces }): OnWire<typeof Voter> => ({
          userId: person_id,
          userName: name,
          avatar: addressOf(faces),
        }),
      );
      const product = option.product_id === null ? undefined : (products.get(option.product_id) ?? null);
      return {
        id: option.id,
        text: option.text,
        imageUrl: option.picture && (await pictureUrl(roomId, viewerId, option.picture)),
        linkUrl: option.link_url,
        linkTitle: option.link_title,
        linkDescription: option.link_description,
        linkImage: option.link_picture && (await pictureUrl(roomId, viewerId, option.link_picture)),
        voteCount: voters.length,
        voters,
        ...(product === undefined ? {} : { product }),
      };
    };

    return Promise.all(
      rows.map(async ({ faces, creator_name, ...vote }) => {
        const own = optionsByVote.get(vote.id) ?? [];
        const options = await Promise.all(own.map((option) => shownOption(vote.room_id, option)));
        const chosen = options.find(({ voters }) => voters.some(({ userId }) => userId === viewerId));
        return {
          ...vote,
          creator_name: creator_name ?? '',
          creator_avatar: addressOf(faces),
          options,
          userVote: chosen?.id ?? null,
        };
      }),
    );
  }

  return shown;
}

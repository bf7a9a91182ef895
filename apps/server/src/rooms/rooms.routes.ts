import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { Rooms } from './rooms.service.ts';

export function roomsRoutes(rooms: Rooms): Handlers<VitrineContract['rooms']> {
  const list = async ({ person }: { person: { id: string } }) => ({ rooms: await rooms.list(person.id) });

  return {
    list,
    listOld: list,
    create: ({ body, person }) => rooms.create(person.id, body),
    get: ({ params, person }) => rooms.get(person.id, params.id),
    leave: async ({ params, person }) => {
      await rooms.leave(person.id, params.id);
      return { left: true };
    },
    invite: async ({ params, body, person }) => {
      await rooms.invite(person.id, params.id, body.inviteeId);
      return { invited: true };
    },
    messages: ({ params, query, person }) => rooms.messages(person.id, params.id, query),
    askUpload: ({ body, person }) => rooms.askUpload(person.id, body),
    send: async ({ params, body, person, aside }) => {
      // Only a picture may take long.
      const message = await (body.attachmentKey === undefined
        ? rooms.send(person.id, params.id, body)
        : aside((signal) => rooms.send(person.id, params.id, body, signal)));
      return { id: message.id, timestamp: message.created_at, message };
    },
    edit: ({ params, body, person }) =>
      rooms.edit(person.id, { roomId: params.id, id: params.messageId, content: body.content }),
    remove: async ({ params, person }) => {
      await rooms.remove(person.id, { roomId: params.id, id: params.messageId });
      return { deleted: true };
    },
    read: async ({ params, body, person }) => ({
      read_number: await rooms.read(person.id, params.id, body.number),
    }),
    mute: async ({ params, body: { muted, sequence }, person }) => ({
      holds: await rooms.mute(person.id, params.id, muted, changeNumberOf(person, sequence)),
    }),
    unread: ({ person }) => rooms.unread(person.id),
    mutualFriends: async ({ person }) => ({ friends: await rooms.mutualFriends(person.id) }),
    votes: async ({ params, person }) => ({ votes: await rooms.votes(person.id, params.id) }),
    startVote: ({ params, body, person, aside }) =>
      body.options.some(({ attachmentKey }) => attachmentKey !== undefined)
        ? aside((signal) => rooms.startVote(person.id, params.id, body, signal))
        : rooms.startVote(person.id, params.id, body),
    castVote: ({ params, body: { sequence, ...wish }, person }) =>
      rooms.castVote(person.id, params.id, wish, changeNumberOf(person, sequence)),
    voteResults: ({ params, person }) => rooms.voteResults(person.id, params.id),
    closeVote: ({ params, person }) => rooms.closeVote(person.id, params.id),
  };
}

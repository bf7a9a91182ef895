import type { Person } from '../../testing/harness.ts';

/** Makes two people follow each other. */
export async function befriend(one: Person, other: Person): Promise<void> {
  await one.client.follow.follow({ body: { followedId: other.id } });
  await other.client.follow.follow({ body: { followedId: one.id } });
}

/** Creates a room of a person with friends. */
export const roomOf = ({ client }: Person, ...friends: Person[]) =>
  client.rooms.create({ body: { name: 'Room', invitedFriends: friends.map(({ id }) => id) } });

export const say = ({ client }: Person, id: string, content: string, clientId?: string) =>
  client.rooms.send({
    params: { id },
    body: { content, ...(clientId === undefined ? {} : { clientId }) },
  });

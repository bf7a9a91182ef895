import { followCalls, type Person } from '@vitrine/api';
import { defineRelation } from '../optimistic/relation.ts';

/** The relation between a person and those they follow; use it with `useFollow`. */
export const follow = defineRelation<Pick<Person, 'id' | 'username'>, boolean>({
  kind: 'follow',
  idOf: ({ id }) => id,
  async send(api, { id: followedId, value, viewer: followerId, sequence }) {
    const calls = api(followCalls);
    const call = value ? calls.follow : calls.unfollow;
    return (await call({ body: { followerId, followedId, sequence } }, { keepalive: true })).isFollowing;
  },
  async read(api, ids, followerId) {
    const held = new Map<string, boolean>();
    for (const followedId of ids) {
      const { isFollowing } = await api(followCalls).check({ query: { followerId, followedId } });
      held.set(followedId, isFollowing);
    }
    return held;
  },
  gate: {
    reason: { kind: 'follow' },
    wishFrom({ thing, value }) {
      const { id, username } = (thing ?? {}) as Partial<Person>;
      const isPerson = typeof id === 'string' && typeof username === 'string';
      return isPerson && typeof value === 'boolean' ? { thing: { id, username }, value } : undefined;
    },
  },
});

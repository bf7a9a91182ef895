import { moderationCalls, type Person } from '@vitrine/api';
import { defineRelation } from '../optimistic/relation.ts';

/** The relation between a person and those they keep away; use it with `useBlock`. */
export const block = defineRelation<Pick<Person, 'id' | 'username'>, boolean>({
  kind: 'block',
  idOf: ({ id }) => id,
  async send(api, { id: blockedId, value, viewer: userId, sequence }) {
    const calls = api(moderationCalls);
    const call = value ? calls.block : calls.unblock;
    return (await call({ body: { userId, blockedId, sequence } }, { keepalive: true })).blocked;
  },
  async read(api, ids) {
    const held = new Map(ids.map((id) => [id, false]));
    let cursor: string | undefined;
    do {
      const page = await api(moderationCalls).blocked({ query: { limit: 100, cursor } });
      for (const { id } of page.users) if (held.has(id)) held.set(id, true);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return held;
  },
  gate: {
    reason: { kind: 'feature' },
    wishFrom({ thing, value }) {
      const { id, username } = (thing ?? {}) as Partial<Person>;
      const isPerson = typeof id === 'string' && typeof username === 'string';
      return isPerson && typeof value === 'boolean' ? { thing: { id, username }, value } : undefined;
    },
  },
});

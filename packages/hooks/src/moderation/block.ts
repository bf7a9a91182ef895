import { moderationCalls } from '@vitrine/api';
import { follow } from '../follow/follow.ts';
import { defineRelation, defineWholeReading, implied } from '../optimistic/relation.ts';
import { personThing, type RelatedPerson } from '../profile/person-thing.ts';

/** Lists everyone whom the viewer has blocked. */
export const blockedPeople = defineWholeReading<RelatedPerson>({
  of: personThing,
  async ask(api) {
    const people: RelatedPerson[] = [];
    let cursor: string | undefined;
    do {
      const page = await api(moderationCalls).blocked({ query: { limit: 100, cursor } });
      people.push(...page.users);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return people;
  },
});

/** The viewer's relation to people they block, which also ends following them; use it with `useBlock`. */
export const block = defineRelation<RelatedPerson, boolean>({
  of: personThing,
  kind: 'block',
  async send(api, { id: blockedId, value, viewer: userId, sequence }) {
    const call = api(moderationCalls)[value ? 'block' : 'unblock'];
    return (await call({ body: { userId, blockedId, sequence } }, { keepalive: true })).blocked;
  },
  whole: { reading: blockedPeople, in: true, out: false },
  implies: (isBlocked) => (isBlocked ? [implied(follow, false)] : []),
  gate: { kind: 'feature' },
});

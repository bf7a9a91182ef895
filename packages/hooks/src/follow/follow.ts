import { followCalls } from '@vitrine/api';
import {
  defineRelation,
  defineSingleReading,
  SINGLE_READINGS_AT_ONCE,
  tells,
} from '../optimistic/relation.ts';
import { personThing, type RelatedPerson } from '../profile/person-thing.ts';

/** Maximum number of follow checks in flight at once. */
export const FOLLOW_CHECKS_AT_ONCE: number = SINGLE_READINGS_AT_ONCE;

/** Asks whether the viewer follows a person, for servers whose lists omit it. */
export const followChecks = defineSingleReading(
  async (api, followedId, followerId) =>
    (await api(followCalls).check({ query: { followerId, followedId } })).isFollowing,
);

/** The viewer's relation to people they follow; use it with `useFollow`. */
export const follow = defineRelation<RelatedPerson, boolean>({
  of: personThing,
  kind: 'follow',
  async send(api, { id: followedId, value, viewer: followerId, sequence }) {
    const call = api(followCalls)[value ? 'follow' : 'unfollow'];
    return (await call({ body: { followerId, followedId, sequence } }, { keepalive: true })).isFollowing;
  },
  flag: ({ isFollowing }) => isFollowing,
  count: ({ followerCount }) => followerCount,
  reading: tells(followChecks, ({ value }) => value),
  gate: { kind: 'follow' },
});

import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { People } from '../profile/people.service.ts';
import type { Profiles } from '../profile/profile.service.ts';
import type { Follow } from './follow.service.ts';

export interface FollowRoutesOptions {
  follow: Follow;
  people: People;
  profiles: Profiles;
}

export const followRoutes = ({
  follow,
  people,
  profiles,
}: FollowRoutesOptions): Handlers<VitrineContract['follow']> => ({
  follow: ({ body: { followedId, sequence }, person }) =>
    follow.follow(person.id, followedId, changeNumberOf(person, sequence)),
  unfollow: ({ body: { followedId, sequence }, person }) =>
    follow.unfollow(person.id, followedId, changeNumberOf(person, sequence)),
  check: async ({ query: { followedId }, person }) => ({
    isFollowing: (await follow.among(person.id, [followedId])).has(followedId),
  }),
  followers: async ({ params: { id }, query, person }) => {
    await profiles.mayBeSeen(person.id, id);
    return people.page(person.id, follow.followers(id), query);
  },
  following: async ({ params: { id }, query, person }) => {
    await profiles.mayBeSeen(person.id, id);
    return people.page(person.id, follow.following(id), query);
  },
});

import { defineArea, type House } from '../area/define-area.ts';
import { tellsOwner } from '../events/stream-listener.ts';
import type { Blocks } from '../moderation/blocks.service.ts';
import type { People } from '../profile/people.service.ts';
import type { Profiles } from '../profile/profile.service.ts';
import { followChanged } from './follow.events.ts';
import { followRoutes } from './follow.routes.ts';
import {
  createFollow,
  followedAmong,
  followedBy,
  followedPeople,
  followersOf,
  followListeners,
} from './follow.service.ts';

export const followArea = defineArea({
  brings: ({ db }) => ({
    followedAmong: followedAmong(db),
    followedPeople,
    countsOfPeople: { followerCount: followersOf, followingCount: followedBy },
    listeners: { follow: followListeners },
    live: { follow: [tellsOwner(followChanged, 'follow')] },
  }),
  open({
    db,
    clock,
    events,
    blocks,
    people,
    profiles,
  }: House & { blocks: Blocks; people: People; profiles: Profiles }) {
    const follow = createFollow(db, { clock, events, blocks });
    return { handlers: { follow: followRoutes({ follow, people, profiles }) } };
  },
});

import { follows } from '../src/follow/follow.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { demoIds } from './demo-ids.ts';
import { inChunks } from './in-chunks.ts';
import { demoSocial } from './posts.ts';

export function readFollowSeed(): AreaSeed {
  const { follows: all } = demoSocial();
  return {
    content: all,
    async plant(tx) {
      const ids = await demoIds(tx);
      await inChunks(
        all.flatMap(({ follower, followed, age }) => {
          const [followerId, followedId] = [ids.get(follower), ids.get(followed)];
          if (followerId === undefined || followedId === undefined) return [];
          return [{ followerId, followedId, createdAt: new Date(Date.now() - age) }];
        }),
        (rows) => tx.insert(follows).values(rows).onConflictDoNothing(),
      );
    },
  };
}

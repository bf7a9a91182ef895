import { inArray } from 'drizzle-orm';
import { comments } from '../src/comments/comments.table.ts';
import { posts } from '../src/posts/posts.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { demoIds } from './demo-ids.ts';
import { inChunks } from './in-chunks.ts';
import { demoSocial } from './posts.ts';

export function readCommentsSeed(): AreaSeed {
  const { posts: published } = demoSocial();
  return {
    content: published.map(({ id, remarks }) => [id, remarks]),
    async plant(tx) {
      const ids = await demoIds(tx);
      const held = await tx
        .select({ id: posts.id })
        .from(posts)
        .where(
          inArray(
            posts.id,
            published.map(({ id }) => id),
          ),
        );
      const there = new Set(held.map(({ id }) => id));
      await inChunks(
        published.flatMap(({ id: postId, remarks }) =>
          remarks.flatMap(({ id, username, content, age }) => {
            const personId = ids.get(username);
            if (personId === undefined || !there.has(postId)) return [];
            return [{ id, postId, personId, content, createdAt: new Date(Date.now() - age) }];
          }),
        ),
        (rows) => tx.insert(comments).values(rows).onConflictDoNothing(),
      );
    },
  };
}

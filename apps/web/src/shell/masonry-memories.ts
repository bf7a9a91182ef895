import { createMasonryMemory, type MasonryMemory } from '@vitrine/ui';

const memories = new WeakMap<object, MasonryMemory>();

/** What the grid measured for a feed, for as long as the feed is remembered. */
export function masonryMemoryOf(feed: object): MasonryMemory {
  const kept = memories.get(feed) ?? createMasonryMemory();
  memories.set(feed, kept);
  return kept;
}

import { createMasonryMemory, type MasonryMemory } from '@vitrine/ui';

/** Returns a function for the measurements of a feed's grid; they live as long as the feed. */
export function masonryMemories(): (feed: object) => MasonryMemory {
  const memories = new WeakMap<object, MasonryMemory>();
  return (feed) => {
    const kept = memories.get(feed) ?? createMasonryMemory();
    memories.set(feed, kept);
    return kept;
  };
}

export const masonryMemoryOf = masonryMemories();

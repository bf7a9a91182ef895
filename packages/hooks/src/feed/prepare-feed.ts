import type { OpenFeed } from './open-feed.ts';

/**
 * Loads the first page of a guest's feed before server rendering. Rejects on failure, so that nothing is
 * rendered from it.
 */
export async function prepareFeed<Item>(open: OpenFeed<Item>): Promise<void> {
  const { feed } = open(undefined);
  if (feed.getState().status === 'idle') await feed.loadMore();
  const { error } = feed.getState();
  if (error) throw new Error(`The feed could not be loaded: ${error}.`);
}

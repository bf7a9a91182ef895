import type { OpenFeed } from './open-feed.ts';

/**
 * Loads the first page of a guest's feed before the page that shows it is drawn. Rejects where that fails: then there is nothing
 * to draw ahead.
 */
export async function prepareFeed<Item>(open: OpenFeed<Item>): Promise<void> {
  const { feed } = open(undefined);
  if (feed.getState().status === 'idle') await feed.loadMore();
  const { error } = feed.getState();
  if (error) throw new Error(`The first page of the feed could not be loaded: ${error}.`);
}

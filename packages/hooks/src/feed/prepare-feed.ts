import type { OpenFeed } from './open-feed.ts';

/**
 * Loads the first page of a guest's feed before the page that shows it is drawn. Never rejects: the feed itself says what
 * failed.
 */
export async function prepareFeed<Item>(open: OpenFeed<Item>): Promise<void> {
  const { feed } = open(undefined);
  if (feed.getState().status === 'idle') await feed.loadMore();
}

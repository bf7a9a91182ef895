import { moderationCalls, type Product } from '@vitrine/api';
import { outdateFeeds } from '../feed/outdate-feeds.ts';
import { attached } from '../services/attached.ts';
import { block } from './block.ts';

const isFoundBy = (username: string) => (item: unknown) => {
  const { username: finder } = item as Partial<Product>;
  return finder === username && 'retailer' in (item as object);
};

/**
 * When the viewer blocks a person, removes the products that this person found from all feeds. Feeds cached
 * before are outdated. After an unblock, all feeds load again.
 */
export const productsOfBlocked = attached((services) => {
  const { relations, feeds, backgroundApi } = services;
  const blocks = relations.of(block);
  blocks.onIntent(({ thing, value }) => {
    if (value) feeds.leaveOut(isFoundBy(thing.username));
  });
  blocks.onSettled(({ value }) => {
    const agree = outdateFeeds(services);
    if (value) return;
    feeds.drop();
    // If this fails, pages rendered for guests are rendered anew until the next unblock.
    backgroundApi(moderationCalls)
      .blocked({ query: { limit: 1 } })
      .then(
        ({ users }) => users.length === 0 && agree(),
        () => undefined,
      );
  });
  relations.onFailure(({ relation }) => {
    if (relation.kind === block.kind) feeds.drop();
  });
});

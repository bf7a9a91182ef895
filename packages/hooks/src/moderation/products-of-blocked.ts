import { moderationCalls, type Product } from '@vitrine/api';
import { outdateFeeds } from '../feed/outdate-feeds.ts';
import { attached } from '../services/attached.ts';
import { block } from './block.ts';

const isFoundBy = (username: string) => (item: unknown) => {
  const { username: finder } = item as Partial<Product>;
  return finder === username && 'retailer' in (item as object);
};

/**
 * Takes what somebody found off all pages at once when the viewer blocks them. The server leaves it out from then on, so what
 * was answered before is not shown again; once they are let in, everything is asked for anew.
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
    // A failure leaves pages drawn anew until somebody else is let in again.
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

import { defineArea, type House } from '../area/define-area.ts';
import { ownHosts, siteOrigin } from '../config/config.ts';
import type { Queries } from '../db/client.ts';
import { createLease } from '../db/lease.ts';
import type { Log } from '../kernel/log.ts';
import { isInDemoShop } from '../outbound/demo-shop-address.ts';
import { createPoliteFetch } from '../outbound/polite-fetch.ts';
import type { SafeFetch } from '../outbound/safe-fetch.ts';
import { LEASE, startPageChecks } from './check-pages.ts';
import { createProductChecks } from './product-checks.service.ts';
import { productLinksRoutes } from './product-links.routes.ts';
import { createProductLinks, type ProductLinksOptions } from './product-links.service.ts';

export const productLinksArea = defineArea({
  brings: ({ db, clock, config }) => ({
    background: {
      /** One instance checks the pages for all. */
      pageChecks: ({ fetch, log }: { fetch: SafeFetch; log: Log }) =>
        config.checksPages
          ? startPageChecks({
              checks: createProductChecks(db, clock),
              fetch: createPoliteFetch(fetch, { clock }),
              lease: createLease(db, { name: 'page checks', lasts: LEASE, clock }),
              clock,
              log,
              currency: config.money.currency,
            })
          : undefined,
    },
  }),
  open({
    db,
    config,
    firstIds,
    ...needs
  }: House &
    Pick<ProductLinksOptions, 'confirmationOf' | 'apartFrom' | 'likes' | 'cart' | 'flags'> & {
      firstIds(db: Queries, words: string, most: number): Promise<string[]>;
    }) {
    const productLinks = createProductLinks(db, {
      ...needs,
      ownHosts: ownHosts(config),
      isForeign: isInDemoShop(siteOrigin(config)),
      find: (words, most) => firstIds(db, words, most),
      currency: config.money.currency,
    });
    const { isGone } = createProductChecks(db, needs.clock);
    return {
      services: { productLinks, isGone },
      handlers: { productLinks: productLinksRoutes(productLinks) },
    };
  },
});

import { defineArea, type House } from '../area/define-area.ts';
import type { DayViewers } from '../day-viewers/day-viewers.service.ts';
import { HOUR } from '../kernel/clock.ts';
import type { ProductLinks } from '../product-links/product-links.service.ts';
import type { Subscriptions } from '../subscription/subscription.service.ts';
import { createLinkLists } from './link-lists.service.ts';
import { createLinkOpenings } from './link-openings.service.ts';
import { createOpenedLinks } from './opened-links.service.ts';
import { createOwnLinks } from './own-links.service.ts';
import { createShownLinks } from './shown-links.ts';
import { userLinksRoutes } from './user-links.routes.ts';

interface Needs extends House {
  productLinks: ProductLinks;
  subscriptions: Subscriptions;
  dayViewers: DayViewers;
}

export const userLinksArea = defineArea({
  open({ db, clock, startWork, productLinks, subscriptions, dayViewers }: Needs) {
    const shown = createShownLinks(productLinks);
    const linkOpenings = createLinkOpenings(db, { dayViewers });
    startWork({ name: 'viewers of links', work: linkOpenings.sweep, idle: HOUR });
    return {
      services: { openedLinks: createOpenedLinks(db) },
      handlers: {
        userLinks: userLinksRoutes({
          ownLinks: createOwnLinks(db, { clock, shown, isPro: subscriptions.isPro }),
          linkLists: createLinkLists(db, { clock, shown, productLinks }),
          linkOpenings,
        }),
      },
    };
  },
});

import { defineArea, type Ground, type House } from '../area/define-area.ts';
import type { DayViewers } from '../day-viewers/day-viewers.service.ts';
import { HOUR } from '../kernel/clock.ts';
import type { Subscriptions } from '../subscription/subscription.service.ts';
import type { OpenedLinks } from '../user-links/opened-links.service.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { createAnalytics } from './analytics.service.ts';
import { followerDayListeners } from './follower-days.service.ts';
import { createReach } from './reach.service.ts';

interface Needs extends House {
  dayViewers: DayViewers;
  subscriptions: Subscriptions;
  openedLinks: OpenedLinks;
}

export const analyticsArea = defineArea({
  brings: ({ clock }: Ground) => ({ listeners: { analytics: followerDayListeners(clock) } }),
  open({ db, clock, startWork, dayViewers, subscriptions, openedLinks }: Needs) {
    const reach = createReach(db, { dayViewers });
    startWork({ name: 'viewers of posts', work: reach.sweep, idle: HOUR });
    const analytics = createAnalytics(db, { clock, subscriptions, openedLinks });
    return { handlers: { analytics: analyticsRoutes({ analytics, reach }) } };
  },
});

import type { DayOfPeople, LinkAnalytics, PeopleAnalytics } from '@vitrine/api';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { everyFollow, followersOf } from '../follow/follow.service.ts';
import { type Clock, DAY } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Subscriptions } from '../subscription/subscription.service.ts';
import type { OpenedLinks } from '../user-links/opened-links.service.ts';
import { followerDays, reachDays } from './analytics.table.ts';

export type Analytics = ReturnType<typeof createAnalytics>;

export interface AnalyticsOptions {
  clock: Clock;
  subscriptions: Pick<Subscriptions, 'isPro'>;
  openedLinks: OpenedLinks;
}

/** Creates the service for the numbers that people with a paid plan see. */
export function createAnalytics(db: Db, { clock, subscriptions, openedLinks }: AnalyticsOptions) {
  const dayBefore = (days: number) => new Date(clock() - days * DAY).toISOString().slice(0, 10);
  const lastDays = (number: number) => Array.from({ length: number }, (_, at) => dayBefore(number - 1 - at));

  async function isOpenTo(personId: string): Promise<void> {
    if (!(await subscriptions.isPro(personId))) throw new DomainError('plan_required');
  }

  async function reachOn(days: readonly string[], personId: string): Promise<DayOfPeople[]> {
    const rows = await db
      .select({ day: reachDays.day, people: reachDays.people })
      .from(reachDays)
      .where(and(eq(reachDays.personId, personId), gte(reachDays.day, days[0] ?? '')));
    const held = new Map(rows.map(({ day, people }) => [day, people]));
    return days.map((day) => ({ day, people: held.get(day) ?? 0 }));
  }

  /** Returns the numbers at the ends of days. Before the first kept one, follows that still stand count. */
  async function followersOn(days: readonly string[], personId: string): Promise<DayOfPeople[]> {
    const first = days[0] ?? '';
    const isTheirs = eq(followerDays.personId, personId);
    const [before] = await db
      .select()
      .from(followerDays)
      .where(and(isTheirs, lte(followerDays.day, first)))
      .orderBy(desc(followerDays.day))
      .limit(1);
    const rows = await db
      .select()
      .from(followerDays)
      .where(and(isTheirs, gte(followerDays.day, first)));
    const kept = new Map(rows.map(({ day, followers }) => [day, followers]));
    const { rows: since } = await db.execute<{ day: string; number: number }>(sql`
      select (at at time zone 'utc')::date::text as day, count(*)::int as number
      from (${everyFollow}) as follow where followed_id = ${personId} group by 1`);
    const [now] = (
      await db.execute<{ number: number }>(sql`select ${followersOf(sql`${personId}`)} as number`)
    ).rows;
    const standingOn = (day: string) =>
      since.filter((follow) => follow.day <= day).reduce((sum, { number }) => sum + number, 0);
    let last = before?.followers;
    return days.map((day, at) => {
      last = kept.get(day) ?? last;
      const isToday = at === days.length - 1;
      return { day, people: isToday ? (now?.number ?? 0) : (last ?? standingOn(day)) };
    });
  }

  return {
    /** Throws `plan_required`, `user_link_not_found` and `user_link_not_yours`. */
    async links(
      personId: string,
      { days: number, linkId }: { days: number; linkId?: string | undefined },
    ): Promise<LinkAnalytics> {
      await isOpenTo(personId);
      const days = lastDays(number);
      const from = days[0] ?? '';
      const opened = await openedLinks.byDay(personId, from, linkId);
      const held = new Map(opened.map((row) => [row.day, row]));
      return {
        days: days.map((day) => held.get(day) ?? { day, post: 0, list: 0 }),
        links: await openedLinks.most(personId, from),
      };
    },

    /** Throws `plan_required`. */
    async people(personId: string, number: number): Promise<PeopleAnalytics> {
      await isOpenTo(personId);
      const days = lastDays(number);
      return { reach: await reachOn(days, personId), followers: await followersOn(days, personId) };
    },
  };
}

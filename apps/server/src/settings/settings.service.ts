import {
  CONTENT_FILTER_DEFAULTS,
  type ContentFilterSettings,
  NOTIFICATION_DEFAULTS,
  type NotificationSettings,
} from '@vitrine/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { newsTurnedOn } from './settings.events.ts';
import { contentFilterSettings, notificationSettings } from './settings.table.ts';

export type Settings = ReturnType<typeof createSettings>;

/** Query of the news that people want by mail: (person_id, since, likes, comments, follows, posts). */
export const wantedByMail: SQL = sql`
  select ${notificationSettings.personId} as person_id, ${notificationSettings.emailSince} as since,
    ${notificationSettings.likes} as likes, ${notificationSettings.comments} as comments,
    ${notificationSettings.follows} as follows, ${notificationSettings.posts} as posts
  from ${notificationSettings} where ${notificationSettings.emailNotifications}`;

/** Ends the mails of a person. */
export const stopMails = async (queries: Queries, personId: string): Promise<void> => {
  await queries
    .update(notificationSettings)
    .set({ emailNotifications: false, emailSince: null })
    .where(eq(notificationSettings.personId, personId));
};

export function createSettings(db: Db, { clock, events }: { clock: Clock; events: Events }) {
  async function contentFilters(personId: string): Promise<ContentFilterSettings> {
    const [row] = await db
      .select()
      .from(contentFilterSettings)
      .where(eq(contentFilterSettings.personId, personId));
    return switchesOf({ ...CONTENT_FILTER_DEFAULTS, ...row });
  }

  async function notifications(personId: string): Promise<NotificationSettings> {
    const [row] = await db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.personId, personId));
    return switchesOf({ ...NOTIFICATION_DEFAULTS, ...row });
  }

  return {
    contentFilters,
    notifications,

    /** Saves the given switches; omitted ones stay as they are. */
    async saveContentFilters(
      personId: string,
      given: Partial<ContentFilterSettings>,
    ): Promise<ContentFilterSettings> {
      const [row] = await db
        .insert(contentFilterSettings)
        .values({ ...CONTENT_FILTER_DEFAULTS, ...given, personId })
        .onConflictDoUpdate({ target: contentFilterSettings.personId, set: { ...given, personId } })
        .returning();
      return switchesOf({ ...CONTENT_FILTER_DEFAULTS, ...row });
    },

    /** Saves the given switches; omitted ones stay as they are. */
    async saveNotifications(
      personId: string,
      given: Partial<NotificationSettings>,
    ): Promise<NotificationSettings> {
      return events.transaction(async (tx, publish) => {
        const [held] = await tx
          .select()
          .from(notificationSettings)
          .where(eq(notificationSettings.personId, personId))
          .for('update');
        const before = held ?? { ...NOTIFICATION_DEFAULTS };
        const switches = namesOf(given).filter((name) => given[name] && !before[name]);
        // Posts from before they were wanted by mail are never told.
        const isPostsTurnedOn = switches.includes('emailNotifications') || switches.includes('posts');
        const set = { ...given, ...(isPostsTurnedOn ? { emailSince: new Date(clock()) } : {}) };
        const [row] = await tx
          .insert(notificationSettings)
          .values({ ...NOTIFICATION_DEFAULTS, ...set, personId })
          .onConflictDoUpdate({ target: notificationSettings.personId, set: { ...set, personId } })
          .returning();
        if (switches.length > 0) await publish(newsTurnedOn, { personId, switches: switches.join(' ') });
        return switchesOf({ ...NOTIFICATION_DEFAULTS, ...row });
      });
    },

    /** Whether filtered posts and comments are covered for a viewer; they are for guests. */
    hidesFiltered: async (viewerId: string | undefined): Promise<boolean> =>
      viewerId === undefined || (await contentFilters(viewerId)).hideFilteredContent,

    /** Whether comments with unwelcome words are refused on the person's posts. */
    rejectsUnwelcome: async (personId: string): Promise<boolean> =>
      (await contentFilters(personId)).autoReject,
  };
}

const namesOf = (given: Partial<NotificationSettings>) =>
  Object.keys(given) as (keyof NotificationSettings)[];

/** Returns the switches of a row: its fields that are on or off. */
function switchesOf<Row extends object>(row: Row): Switches<Row> {
  const isSwitch = ([, value]: [string, unknown]) => typeof value === 'boolean';
  return Object.fromEntries(Object.entries(row).filter(isSwitch)) as Switches<Row>;
}

type Switches<Row> = { [Name in keyof Row as Row[Name] extends boolean ? Name : never]: boolean };

import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { mostUnits } from '../contract/letters.rules.ts';
import { reads } from '../contract/reading.ts';
import { USER_LINK_LABEL_MAX } from '../user-links/user-links.rules.ts';

const number = z.number().check(reads({ otherwise: 0 }));
const Day = z.string().check(z.meta({ description: 'A day of UTC, such as 2026-11-21.' }));

/** Openings of links by others on a day, by the place of the link. A viewer counts once a day for each link. */
export const DayOfLinks = z
  .object({ day: Day, post: number, list: number })
  .check(z.meta({ id: 'DayOfLinks' }));
/** Openings of links by others on a day, by the place of the link. A viewer counts once a day for each link. */
export type DayOfLinks = z.infer<typeof DayOfLinks>;

/** A link, and how often others opened it in all the days. */
export const OpenedLink = z
  .object({
    id: Id,
    label: z.string().check(reads({ otherwise: '', most: mostUnits(USER_LINK_LABEL_MAX) })),
    url: z.string().check(reads({ otherwise: '' })),
    openings: number,
  })
  .check(z.meta({ id: 'OpenedLink' }));
/** A link, and how often others opened it in all the days. */
export type OpenedLink = z.infer<typeof OpenedLink>;

/** The openings of a person's links. */
export const LinkAnalytics = z
  .object({ days: z.array(DayOfLinks), links: z.array(OpenedLink) })
  .check(z.meta({ id: 'LinkAnalytics' }));
/** The openings of a person's links. */
export type LinkAnalytics = z.infer<typeof LinkAnalytics>;

/** A number of people on a day. */
export const DayOfPeople = z.object({ day: Day, people: number }).check(z.meta({ id: 'DayOfPeople' }));
/** A number of people on a day. */
export type DayOfPeople = z.infer<typeof DayOfPeople>;

/** The people whom a person's posts reach, and their followers. */
export const PeopleAnalytics = z
  .object({ reach: z.array(DayOfPeople), followers: z.array(DayOfPeople) })
  .check(z.meta({ id: 'PeopleAnalytics' }));
/** The people whom a person's posts reach, and their followers. */
export type PeopleAnalytics = z.infer<typeof PeopleAnalytics>;

import { soundCount } from '../format/soundCount.ts';
import type { PictureSource } from '../layout/picture-aspect-ratio.ts';

/** A person who voted. */
export interface Voter {
  id: string;
  /** Username without the @. */
  name?: string | null | undefined;
  /** Address of the face. */
  face?: string | null | undefined;
  /** Whether it is the viewer, who is named first. */
  own?: boolean | undefined;
}

/** One of the things that a vote compares. */
export interface VoteOption {
  id: string;
  /** Caption, or the name of a product. */
  text: string;
  picture?: PictureSource | null | undefined;
  /** One muted line below the name, such as a price or the title of a page. */
  detail?: string | null | undefined;
  /** A second muted line, shown in the overlay only, such as the shop. */
  note?: string | null | undefined;
  /** Address of a linked page; only http and https become links. */
  url?: string | null | undefined;
  /** Number of votes. */
  count: number;
  /** The people who voted for it, if they are known. */
  voters?: readonly Voter[] | undefined;
}

/** A vote with its results. */
export interface RoomVote {
  id: string;
  question: string;
  options: readonly VoteOption[];
  /** Id of the option that the viewer chose; null for none. */
  choice?: string | null | undefined;
  /** Username of its creator, without the @. */
  author?: string | null | undefined;
  /** Address of the creator's face. */
  face?: string | null | undefined;
  /** Whether the viewer created it. */
  own?: boolean | undefined;
  /** ISO text, or milliseconds since 1970. */
  at?: string | number | undefined;
  /** Number of people who can vote. */
  people?: number | undefined;
  /** Whether no one can vote any more. */
  closed?: boolean | undefined;
}

/** Returns the number of votes for each option, and the share of all votes, from 0 to 1. */
export function sharesOf(options: readonly VoteOption[]): { total: number; of(option: VoteOption): number } {
  const total = options.reduce((sum, { count }) => sum + soundCount(count), 0);
  return { total, of: ({ count }) => (total > 0 ? soundCount(count) / total : 0) };
}

/**
 * Returns the whole percent of each option: equal counts have the same, and all together never exceed 100. Those
 * that rounding down cuts most are rounded up first, as long as there is room for all of one count.
 */
export function percentsOf(options: readonly VoteOption[]): (option: VoteOption) => number {
  const counts = options.map(({ count }) => soundCount(count));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return () => 0;
  const percents = new Map(counts.map((count) => [count, Math.floor((count * 100) / total)]));
  let room = 100 - counts.reduce((sum, count) => sum + (percents.get(count) ?? 0), 0);
  const cut = (count: number) => (count * 100) % total;
  for (const count of [...percents.keys()].sort((a, b) => cut(b) - cut(a) || b - a)) {
    const equal = counts.filter((other) => other === count).length;
    if (cut(count) === 0 || equal > room) break;
    percents.set(count, (percents.get(count) ?? 0) + 1);
    room -= equal;
  }
  return ({ count }) => percents.get(soundCount(count)) ?? 0;
}

/** Returns the options with the most votes; none without votes. */
export function leadersOf(options: readonly VoteOption[]): VoteOption[] {
  const most = Math.max(0, ...options.map(({ count }) => soundCount(count)));
  return most > 0 ? options.filter(({ count }) => soundCount(count) === most) : [];
}

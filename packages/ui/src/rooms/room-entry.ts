import { beginningOf } from '../format/graphemes.ts';
import type { StackedPerson } from './AvatarStack/AvatarStack.tsx';

/** The newest message of a room. */
export interface RecentRoomMessage {
  /** Username of its sender, without the @. */
  author: string;
  /** Whether the viewer sent it. */
  own?: boolean | undefined;
  text: string;
}

/** A room in a list of rooms. */
export interface RoomEntry {
  id: string;
  name: string;
  description?: string | null | undefined;
  /** The first people of the room, without the viewer. */
  people: readonly StackedPerson[];
  /** Number of all people. */
  count: number;
  recent?: RecentRoomMessage | null | undefined;
  /** Number of unread messages. */
  unread?: number | undefined;
  /** Time of the last activity: ISO text, or milliseconds since 1970. */
  at: string | number;
  /** Addresses of pictures, at most three. */
  pictures?: readonly string[] | undefined;
}

/** Names of people on a card. */
const NAMES = 3;
/** Characters of the newest message on a card. */
const PREVIEW = 60;

/** Returns the first names, and the number of people who are not named. */
export function namesOf({ people, count }: Pick<RoomEntry, 'people' | 'count'>): [string[], number] {
  const names = (people ?? []).flatMap((person) => person?.name || []).slice(0, NAMES);
  const more = Number.isFinite(count) ? Math.max(0, count - names.length) : 0;
  return [names, more];
}

/** Returns the beginning of a message for a card, with three dots if it was cut. */
export function previewOf(text: string): string {
  const beginning = beginningOf(text, PREVIEW);
  return beginning.length < text.length ? `${beginning.trimEnd()}...` : text;
}

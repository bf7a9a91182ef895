import { type OnWire, type RoomState, TYPING_EVERY_MS } from '@vitrine/api';
import type { Hint } from '../events/events.ts';
import { type Clock, MINUTE } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { StreamEvent, Streams } from '../streams/streams.ts';
import { typed } from './live.events.ts';
import type { Presence } from './presence.service.ts';

const CHECK_EVERY_MS = MINUTE;
/** Seconds after which a session whose streams are all open may ask for one more. */
const RETRY_AFTER_SECONDS = 60;
/** Number of remembered reports of typing above which old ones are forgotten. */
const MANY = 1000;

export type Live = ReturnType<typeof createLive>;

export interface LiveOptions {
  clock: Clock;
  streams: Streams;
  presence: Presence;
  hint: Hint;
  /** The numbers of a person's rooms. */
  numbersOf(personId: string): Promise<{ unread_count: number; rooms: OnWire<typeof RoomState>[] }>;
  /** Ids of the others in a room; undefined if the person is not in it. */
  othersIn(roomId: string, personId: string): Promise<string[] | undefined>;
}

export function createLive({ clock, streams, presence, hint, numbersOf, othersIn }: LiveOptions) {
  const typedAt = new Map<string, number>();
  let checkedAt = clock();

  function isTooSoon(key: string): boolean {
    const now = clock();
    if (now - (typedAt.get(key) ?? Number.NEGATIVE_INFINITY) < TYPING_EVERY_MS) return true;
    if (typedAt.size > MANY) {
      for (const [old, at] of typedAt) if (now - at >= TYPING_EVERY_MS) typedAt.delete(old);
    }
    typedAt.set(key, now);
    return false;
  }

  return {
    /**
     * Opens a person's stream. Its first event has the numbers of all rooms, and who is online. Throws
     * `too_many_requests` if the session has as many as it may.
     */
    async open(person: { id: string; token: string }): Promise<ReadableStream<Uint8Array>> {
      const stream = await streams.open(person, async (): Promise<StreamEvent> => {
        await presence.came(person.id);
        const [numbers, online] = await Promise.all([numbersOf(person.id), presence.onlineFor(person.id)]);
        return { type: 'opened', ...numbers, online };
      });
      if (!stream) throw new DomainError('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS });
      return stream;
    },

    /** Tells the others in a room that a person is typing. Throws `room_not_found`. */
    async typing(personId: string, roomId: string): Promise<void> {
      const others = await othersIn(roomId, personId);
      if (!others) throw new DomainError('room_not_found');
      if (others.length === 0 || isTooSoon(`${personId} ${roomId}`) || !(await presence.shows(personId)))
        return;
      const people = await presence.notApart(personId, others);
      if (people.length > 0) hint(typed, { roomId, personId, people: people.join(',') });
    },

    /** Renews presence, and now and then ends the streams whose session ended without a hint. */
    async work(): Promise<void> {
      await presence.renew();
      if (clock() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = clock();
      await streams.endOutdated();
    },
  };
}

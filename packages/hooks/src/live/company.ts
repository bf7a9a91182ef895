import { type LiveEvent, liveCalls, TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { liveHints } from './live.ts';

/** People around the viewer: who is online, and who is typing in which room. */
export interface Company {
  subscribe(listener: () => void): () => void;
  /** Ids of people who are online; undefined while there are no live hints. */
  online(): ReadonlySet<string> | undefined;
  /** Ids of people who are typing in a room, the first one first. */
  typing(roomId: string): readonly string[];
  /** Tells the others in a room that the viewer is typing, at most every three seconds. Fails silently. */
  reportTyping(roomId: string): void;
  /** Ends the line of a person whose message has come. */
  noteMessageOf(roomId: string, userId: string): void;
}

const NOBODY: readonly string[] = [];

/** The people around the viewer of an app. */
export const company: (services: Services) => Company = attached((services: Services): Company => {
  const { backgroundApi, lifetimes } = services;
  const live = liveHints(services);
  const changed = createEmitter();
  let online: ReadonlySet<string> | undefined;
  let typing = new Map<string, readonly string[]>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const reportedAt = new Map<string, number>();

  function setOnline(next: ReadonlySet<string> | undefined): void {
    online = next;
    changed.emit();
  }

  function setTyping(roomId: string, change: (ids: readonly string[]) => readonly string[]): void {
    const ids = change(typing.get(roomId) ?? NOBODY);
    typing = new Map(typing).set(roomId, ids.length === 0 ? NOBODY : ids);
    changed.emit();
  }

  function stopped(roomId: string, userId: string): void {
    const key = `${roomId} ${userId}`;
    if (!timers.has(key)) return;
    clearTimeout(timers.get(key));
    timers.delete(key);
    setTyping(roomId, (ids) => ids.filter((id) => id !== userId));
  }

  function heardTyping({ roomId, userId }: LiveEvent): void {
    if (roomId === undefined || userId === undefined) return;
    const key = `${roomId} ${userId}`;
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => stopped(roomId, userId), TYPING_SHOWN_MS),
    );
    if (!typing.get(roomId)?.includes(userId)) setTyping(roomId, (ids) => [...ids, userId]);
  }

  live.on('opened', (event) => setOnline(new Set(event.online)));
  live.on('presence', ({ userId, isOnline }) => {
    if (userId === undefined) return;
    const next = new Set(online);
    if (isOnline) next.add(userId);
    else next.delete(userId);
    setOnline(next);
  });
  live.on('typing', heardTyping);
  live.subscribe(() => {
    // An old list would show people who have gone.
    if (live.getState() !== 'live' && live.getState() !== 'reconnecting') setOnline(undefined);
  });
  lifetimes.ofSignIn(() => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    reportedAt.clear();
    typing = new Map();
    setOnline(undefined);
  });

  return {
    subscribe: changed.on,
    online: () => online,
    typing: (roomId) => typing.get(roomId) ?? NOBODY,
    reportTyping(roomId) {
      const now = Date.now();
      if (now - (reportedAt.get(roomId) ?? 0) < TYPING_EVERY_MS) return;
      reportedAt.set(roomId, now);
      backgroundApi(liveCalls)
        .typing({ params: { id: roomId } })
        .catch(() => undefined);
    },
    noteMessageOf: stopped,
  };
});

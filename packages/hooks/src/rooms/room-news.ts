import { type LiveEvent, type RoomState, roomsCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { liveHints } from '../live/live.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';

/** Milliseconds between two looks while a room is open and visible. */
export const ROOM_LOOK_MS = 5000;

/** Milliseconds between two looks in the background. */
export const ROOM_LOOK_HIDDEN_MS = 60_000;

/** Numbers of the viewer's rooms, as far as they are known. */
export interface RoomNewsState {
  /** Unread messages of all rooms that are not muted; undefined until known. */
  unreadCount: number | undefined;
  rooms: ReadonlyMap<string, RoomState>;
  /** Ids of the rooms that the viewer was in, and is no longer. */
  left: ReadonlySet<string>;
  /** Ids of the rooms that this page is leaving by itself. */
  leaving: ReadonlySet<string>;
}

/** Tells which rooms have changed, and how many messages are unread. */
export interface RoomNews {
  getState(): RoomNewsState;
  subscribe(listener: () => void): () => void;
  /** Subscribes to rooms with changes that this browser has not heard of. */
  onChange(listener: (room: Pick<RoomState, 'id'>) => void): () => void;
  /**
   * Asks the server, at once and then every `everyMs`; less often while the page is hidden, or live hints
   * come.
   */
  watch(everyMs: number): () => void;
  /** Asks the server now, also if an earlier question is not answered yet. */
  look(): Promise<void>;
  /** Notes whether the page is leaving a room by itself, and so shows it until it is gone. */
  noteLeaving(roomId: string, isLeaving: boolean): void;
  /** Takes in a hint of the server that a room has the change with this number. */
  hear(room: Pick<RoomState, 'id' | 'number'>): void;
  /** Sets how many messages of a room are unread, before the server is asked again. */
  note(roomId: string, unreadCount: number): void;
}

const NOTHING: RoomNewsState = {
  unreadCount: undefined,
  rooms: new Map(),
  left: new Set(),
  leaving: new Set(),
};

export const roomNews = attached((services: Services): RoomNews => {
  const { backgroundApi, session, lifetimes, onNetworkBack } = services;
  const changed = createEmitter();
  const news = createEmitter<[Pick<RoomState, 'id'>]>();
  const live = liveHints(services);
  const watchers = new Set<{ everyMs: number }>();
  let state = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  /** Whether the last look failed. */
  let isBehind = false;
  let isAskedAgain = false;

  function become(next: RoomNewsState): void {
    state = next;
    changed.emit();
  }

  async function ask(): Promise<void> {
    const { userId } = session.getState();
    if (userId === undefined) return;
    const { unreadCount, rooms } = await backgroundApi(roomsCalls).unread({});
    if (session.getState().userId !== userId) return;
    const { rooms: before, left } = state;
    const now = new Map(rooms.map((room) => [room.id, room]));
    const gone = [...left, ...before.keys()].filter((id) => !now.has(id));
    become({ ...state, unreadCount, rooms: now, left: new Set(gone) });
    for (const room of rooms) {
      const known = before.get(room.id);
      if (left.has(room.id) || (known && room.number > known.number)) news.emit(room);
    }
  }

  /** Whether the numbers of a stream that opens are those of the last look. */
  function isKnown({ unreadCount, rooms = [] }: LiveEvent): boolean {
    return (
      unreadCount === state.unreadCount &&
      rooms.length === state.rooms.size &&
      rooms.every(({ id, number }) => state.rooms.get(id)?.number === number)
    );
  }

  function look(): Promise<void> {
    looking ??= ask()
      .then(
        () => {
          isBehind = false;
        },
        () => {
          isBehind = true;
        },
      )
      .finally(() => {
        looking = undefined;
        if (isAskedAgain) void look();
        else plan();
        isAskedAgain = false;
      });
    return looking;
  }

  /** Looks once more after a look that may have begun too early. */
  function lookAnew(): Promise<void> {
    isAskedAgain = looking !== undefined;
    return look();
  }

  function plan(): void {
    clearTimeout(timer);
    if (watchers.size === 0) return;
    const often = Math.min(...[...watchers].map(({ everyMs }) => everyMs));
    const isEnough = !isVisible() || (live.getState() === 'live' && !isBehind);
    timer = setTimeout(() => void look(), isEnough ? Math.max(often, ROOM_LOOK_HIDDEN_MS) : often);
  }

  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', () => {
      if (watchers.size > 0 && isVisible()) void look();
    });
  }
  live.on('rooms', ({ id, number = 0 }) => {
    if (id !== undefined) self.hear({ id, number });
  });
  live.on('opened', (opened) => {
    if (!isKnown(opened)) void lookAnew();
  });
  live.subscribe(plan);
  onNetworkBack(() => {
    if (watchers.size > 0) void look();
  });
  lifetimes.ofPerson({ load: () => become(NOTHING) });

  const self: RoomNews = {
    getState: () => state,
    subscribe: (listener) => changed.on(listener),
    onChange: (listener) => news.on(listener),
    watch(everyMs) {
      const watcher = { everyMs };
      watchers.add(watcher);
      void look();
      return () => {
        watchers.delete(watcher);
        plan();
      };
    },
    look: lookAnew,
    noteLeaving(roomId, isLeaving) {
      if (state.leaving.has(roomId) === isLeaving) return;
      const leaving = new Set(state.leaving);
      if (isLeaving) leaving.add(roomId);
      else leaving.delete(roomId);
      become({ ...state, leaving });
    },
    hear({ id, number }) {
      const known = state.rooms.get(id);
      if (known && known.number > number) return;
      // The same number tells of what the viewer alone may notice: messages read, or a room muted, on another device.
      if (known?.number === number) return void lookAnew();
      if (known) become({ ...state, rooms: new Map(state.rooms).set(id, { ...known, number }) });
      news.emit({ id });
      void lookAnew();
    },
    note(roomId, unreadCount) {
      const known = state.rooms.get(roomId);
      if (!known || known.unreadCount === unreadCount) return;
      const count = Math.max(0, (state.unreadCount ?? 0) + unreadCount - known.unreadCount);
      become({
        ...state,
        unreadCount: count,
        rooms: new Map(state.rooms).set(roomId, { ...known, unreadCount }),
      });
    },
  };
  return self;
});

const isVisible = () => typeof document === 'undefined' || document.visibilityState === 'visible';

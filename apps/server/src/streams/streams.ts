import { LIVE_HEARTBEAT_MS, LIVE_STREAMS_MAX, type LiveEvent, type OnWire } from '@vitrine/api';

/** Maximum bytes that wait for a slow reader before its stream is cut. */
const MOST_WAITING = 64 * 1024;

export type StreamEvent = OnWire<typeof LiveEvent>;

export type Streams = ReturnType<typeof createStreams>;

export interface StreamsOptions {
  tokenHashOf(token: string): string;
  /** Returns those of the token hashes whose session has not ended. */
  sessionsAmong(tokenHashes: readonly string[]): Promise<Set<string>>;
  onFailure(error: unknown): void;
  heartbeatMs?: number;
  mostPerSession?: number;
}

interface Open {
  personId: string;
  session: string;
  /** Bytes of events that came before the first one; undefined once that is sent. */
  before: Uint8Array[] | undefined;
  first(): Promise<StreamEvent>;
  /** Whether the first event may lack something by the time it is there. */
  isOutdated: boolean;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(':\n\n');
const bytesOf = (event: StreamEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);

/**
 * The open streams of this instance. Nothing is kept for a stream but what its reader has not taken yet, up to a limit:
 * a slower reader is cut, and reads what it missed after it has reconnected.
 */
export function createStreams({
  tokenHashOf,
  sessionsAmong,
  onFailure,
  heartbeatMs = LIVE_HEARTBEAT_MS,
  mostPerSession = LIVE_STREAMS_MAX,
}: StreamsOptions) {
  const ofPeople = new Map<string, Set<Open>>();
  const ofSessions = new Map<string, Set<Open>>();
  const listeners: ((personId: string) => void)[] = [];
  let beating: NodeJS.Timeout | undefined;

  const isOpen = (stream: Open) => ofSessions.get(stream.session)?.has(stream) ?? false;
  const all = () => [...ofSessions.values()].flatMap((streams) => [...streams]);

  function add(stream: Open): void {
    addTo(ofPeople, stream.personId, stream);
    addTo(ofSessions, stream.session, stream);
    beating ??= setInterval(() => {
      for (const open of all()) write(open, HEARTBEAT);
    }, heartbeatMs).unref();
  }

  function forget(stream: Open): void {
    if (!isOpen(stream)) return;
    removeFrom(ofPeople, stream.personId, stream);
    removeFrom(ofSessions, stream.session, stream);
    if (ofSessions.size === 0) {
      clearInterval(beating);
      beating = undefined;
    }
    for (const listener of listeners) listener(stream.personId);
  }

  function write(stream: Open, bytes: Uint8Array): void {
    if (stream.before) {
      if (bytes !== HEARTBEAT) stream.before.push(bytes);
      return;
    }
    stream.controller.enqueue(bytes);
    if ((stream.controller.desiredSize ?? 0) > 0) return;
    forget(stream);
    stream.controller.error(new Error('The reader of a stream is too slow.'));
  }

  function end(stream: Open): void {
    if (!isOpen(stream)) return;
    forget(stream);
    stream.controller.close();
  }

  /** Sends the first event of a stream, and then what came meanwhile. */
  async function begin(stream: Open): Promise<void> {
    stream.isOutdated = true;
    if (stream.before) return;
    stream.before = [];
    try {
      let event: StreamEvent | undefined;
      while (stream.isOutdated) {
        stream.isOutdated = false;
        event = await stream.first();
      }
      const before = stream.before;
      stream.before = undefined;
      if (!event) return;
      for (const bytes of [bytesOf(event), ...before]) if (isOpen(stream)) write(stream, bytes);
    } catch (error) {
      end(stream);
      throw error;
    }
  }

  async function check(streams: readonly Open[]): Promise<void> {
    if (streams.length === 0) return;
    const live = await sessionsAmong([...new Set(streams.map(({ session }) => session))]);
    for (const stream of streams) if (!live.has(stream.session)) end(stream);
  }

  return {
    /**
     * Opens a stream. Events are sent after the first one, also those that come before `first` resolves. If that fails,
     * the stream is closed, and the failure is thrown. Resolves with undefined if the session has as many as it may.
     */
    async open(
      { id: personId, token }: { id: string; token: string },
      first: () => Promise<StreamEvent>,
    ): Promise<ReadableStream<Uint8Array> | undefined> {
      const session = tokenHashOf(token);
      if ((ofSessions.get(session)?.size ?? 0) >= mostPerSession) return undefined;
      let stream: Open | undefined;
      const readable = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            stream = { personId, session, before: undefined, first, isOutdated: false, controller };
            add(stream);
          },
          cancel() {
            if (stream) forget(stream);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
      );
      const opened = stream as Open | undefined;
      if (!opened) throw new Error('A stream begins when it is made.');
      await begin(opened);
      return readable;
    },

    /** Sends every stream its first event again, because events may have been missed. */
    async beginAnew(): Promise<void> {
      for (const stream of all()) if (isOpen(stream)) await begin(stream).catch(onFailure);
    },

    /** Sends an event to all streams of people on this instance. */
    send(personIds: Iterable<string>, event: StreamEvent): void {
      let bytes: Uint8Array | undefined;
      for (const personId of personIds) {
        for (const stream of ofPeople.get(personId) ?? []) {
          bytes ??= bytesOf(event);
          write(stream, bytes);
        }
      }
    },

    /** Registers a function that is called after a stream of a person has ended. */
    onEnded: (listener: (personId: string) => void) => void listeners.push(listener),

    /** The people with a stream on this instance. */
    people: (): string[] => [...ofPeople.keys()],
    has: (personId: string): boolean => ofPeople.has(personId),
    count: (): number => all().length,

    /** Ends the streams of sessions that have ended: those of a person, or all. */
    endOutdated(personId?: string): Promise<void> {
      const streams = personId === undefined ? all() : [...(ofPeople.get(personId) ?? [])];
      return check(streams).catch(onFailure);
    },

    /** Ends all streams, as the server stops. */
    endAll(): void {
      for (const stream of all()) end(stream);
    },
  };
}

function addTo(sets: Map<string, Set<Open>>, key: string, stream: Open): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(stream));
}

function removeFrom(sets: Map<string, Set<Open>>, key: string, stream: Open): void {
  const set = sets.get(key);
  set?.delete(stream);
  if (set?.size === 0) sets.delete(key);
}

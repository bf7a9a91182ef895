import { ApiError, LIVE_HEARTBEAT_MS, type LiveEvent, liveCalls, subscribe } from '@vitrine/api';
import type { Services } from '../services/services.ts';
import { type LiveState, liveHints } from './live.ts';
import { rereadRelations } from './reread-relations.ts';

/** Milliseconds without a sign of life after which a stream, or the tab that has it, counts as lost. */
const SILENCE_MS = 2 * LIVE_HEARTBEAT_MS + 2000;
/** Milliseconds in which the first event must come; a proxy that buffers would hold it back. */
const FIRST_MS = 10_000;
/** Milliseconds of the first pause, before chance. After a restart of the server, many browsers come back. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
/** Maximum milliseconds that a server can ask for; timers overflow after 24 days. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
/** Milliseconds until a server that has no streams is asked again. */
const UNSUPPORTED_PAUSE_MS = 5 * 60_000;
/** Failed attempts after which the state is `polling`. */
const PATIENCE = 3;
const CHANNEL = 'vitrine:live';

/** Messages between the tabs of a browser. Those about another viewer are ignored. */
interface Message {
  viewer: string;
  /** A new tab asks for the state. */
  ask?: boolean;
  state?: LiveState;
  event?: LiveEvent;
  /** Milliseconds in which the server wants no further request for a stream. */
  retryAfter?: number;
}

/** Settings for tests. */
export interface ConnectOptions {
  silenceMs?: number;
  firstMs?: number;
  /** Factor between 0.5 and 1.5 of a pause. */
  jitter?: () => number;
}

/**
 * Connects an app to live hints: by a stream of its own, or by another tab of the browser that has one. Only visible
 * tabs ask for the lock, so the tab with the stream is never one that the browser slows down.
 *
 * @returns The function that disconnects.
 */
export function connect(
  services: Services,
  viewer: string,
  { silenceMs = SILENCE_MS, firstMs = FIRST_MS, jitter = () => 0.5 + Math.random() }: ConnectOptions = {},
): () => void {
  const { backgroundApi, session } = services;
  const live = liveHints(services);
  const stopRereading = rereadRelations(services, live);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  const ended = new AbortController();
  const lock = `vitrine:live:${viewer}`;
  /** The wish for a stream while the tab is visible; aborted when it is hidden. */
  let shown: AbortController | undefined;
  let asking: AbortController | undefined;
  let isLeading = false;
  let openings = 0;
  /** Time until which the server wants no further request for a stream. */
  let closedUntil = 0;
  let lastOpened: LiveEvent | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const isViewer = () => session.getState().userId === viewer;
  const say = (message: Omit<Message, 'viewer'>) =>
    channel?.postMessage({ viewer, ...message } satisfies Message);

  function become(state: LiveState): void {
    live.become(state);
    say({ state });
  }

  /** A tab without the stream that hears nothing may take the lock from one that was frozen with it. */
  function listenOn(): void {
    clearTimeout(silence);
    if (isLeading || ended.signal.aborted) return;
    silence = setTimeout(() => {
      live.become('polling');
      if (shown && locks) void lead(shown.signal, { steal: true });
    }, silenceMs);
  }

  function tell(event: LiveEvent): void {
    if (event.type === 'opened') lastOpened = event;
    if (event.type === 'presence' && lastOpened) lastOpened = withPresence(lastOpened, event);
    if (isViewer()) live.hear(event);
  }

  /** Reads one stream. Resolves with the pause before the next in milliseconds, undefined if there is none. */
  async function stream(signal: AbortSignal, failures: number): Promise<number | undefined> {
    const attempt = new AbortController();
    const first = setTimeout(() => attempt.abort(), firstMs);
    let isOpened = false;
    let retryAfter = 0;
    try {
      await subscribe(
        backgroundApi,
        liveCalls.open,
        {},
        {
          signal: AbortSignal.any([signal, attempt.signal]),
          silenceMs,
          onSignOfLife: () => isOpened && say({ state: 'live' }),
          onEvent(event) {
            if (event.type === 'opened') {
              clearTimeout(first);
              isOpened = true;
              openings += 1;
              become('live');
            }
            tell(event);
            say({ event });
          },
        },
      );
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof ApiError && error.kind === 'http') {
        if (error.status === 401) {
          become('polling');
          return undefined;
        }
        if ([404, 405, 501].includes(error.status)) {
          become('polling');
          return UNSUPPORTED_PAUSE_MS;
        }
        if (error.status === 429) become('polling');
        retryAfter = Math.min(LONGEST_WAIT_MS, Math.max(0, error.retryAfter ?? 0));
      }
    } finally {
      clearTimeout(first);
    }
    if (signal.aborted) return undefined;
    const tries = isOpened ? 0 : failures;
    if (isOpened) become('reconnecting');
    else if (retryAfter > 0 || tries + 1 >= PATIENCE || live.getState() === 'off') become('polling');
    closedUntil = performance.now() + retryAfter;
    say({ retryAfter });
    return retryAfter + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * jitter();
  }

  async function keepStream(signal: AbortSignal): Promise<void> {
    let failures = 0;
    const closed = closedUntil - performance.now();
    if (closed > 0) {
      become('polling');
      await paused(closed + FIRST_PAUSE_MS * jitter(), signal);
    }
    while (!signal.aborted) {
      const before = openings;
      const pause = await stream(signal, failures);
      if (pause === undefined) return;
      failures = openings === before ? failures + 1 : 0;
      await paused(pause, signal);
    }
  }

  async function leading(signal: AbortSignal): Promise<void> {
    isLeading = true;
    clearTimeout(silence);
    // Others take the lock from a tab that is frozen, and not from one whose server is out of reach.
    const beat = setInterval(() => say({ state: live.getState() }), silenceMs / 2);
    try {
      await keepStream(signal);
      // Without a stream, the tab keeps the lock until it is hidden: others would fare no better.
      await untilAborted(signal);
    } finally {
      clearInterval(beat);
    }
  }

  async function lead(visible: AbortSignal, { steal = false } = {}): Promise<void> {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const signal = AbortSignal.any([visible, own.signal]);
    try {
      const work = () => (signal.aborted ? undefined : leading(signal));
      if (locks) await locks.request(lock, steal ? { steal } : { signal }, work);
      else await work();
    } catch {
      // Another tab took the lock, or this one was hidden.
    }
    if (asking !== own) return;
    isLeading = false;
    own.abort();
    listenOn();
    if (!visible.aborted) void lead(visible);
  }

  function show(): void {
    if (shown || ended.signal.aborted) return;
    shown = new AbortController();
    say({ ask: true });
    listenOn();
    void lead(shown.signal);
  }

  function hide(): void {
    isLeading = false;
    shown?.abort();
    shown = undefined;
  }

  const followVisibility = () => (document.visibilityState === 'visible' ? show() : hide());
  const returned = ({ persisted }: PageTransitionEvent) => persisted && followVisibility();

  channel?.addEventListener('message', ({ data }: MessageEvent<Partial<Message>>) => {
    if (data.viewer !== viewer || !isViewer()) return;
    if (data.ask) {
      if (isLeading && lastOpened) say({ state: live.getState(), event: lastOpened });
      return;
    }
    if (isLeading) return;
    listenOn();
    if (data.retryAfter !== undefined) closedUntil = performance.now() + data.retryAfter;
    if (data.state) live.become(data.state);
    if (data.event) tell(data.event);
  });
  document.addEventListener('visibilitychange', followVisibility);
  document.addEventListener('freeze', hide);
  document.addEventListener('resume', followVisibility);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', returned);
  const stopNetwork = services.onNetworkBack(() => {
    if (!isLeading || live.getState() === 'live') return;
    hide();
    followVisibility();
  });
  followVisibility();

  return () => {
    ended.abort();
    hide();
    clearTimeout(silence);
    stopRereading();
    stopNetwork();
    channel?.close();
    document.removeEventListener('visibilitychange', followVisibility);
    document.removeEventListener('freeze', hide);
    document.removeEventListener('resume', followVisibility);
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', returned);
    live.become('off');
  };
}

function withPresence(opened: LiveEvent, { userId, isOnline }: LiveEvent): LiveEvent {
  if (userId === undefined) return opened;
  const others = (opened.online ?? []).filter((id) => id !== userId);
  return { ...opened, online: isOnline ? [...others, userId] : others };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const paused = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

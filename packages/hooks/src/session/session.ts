import { expirationFrom } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Who is looking. `expired`: the person whose session ended by itself while this page was open, and whether they were told.
 * `expiresAt` is in milliseconds since 1970, undefined where nobody knows when the token ends.
 */
export type SessionState =
  | { status: 'guest'; userId?: undefined; expired?: { userId: string; acknowledged: boolean } | undefined }
  | { status: 'authenticated'; userId: string; token: string | undefined; expiresAt: number | undefined };

/** Whose page this is: the person who is signed in, or whose session ended by itself while the page was open. */
export const viewerOf = (session: SessionState): string | undefined =>
  session.status === 'authenticated' ? session.userId : session.expired?.userId;

/** What a sign-in call answered. */
export interface SignInAnswer {
  userId: string;
  token: string | null;
  /** Milliseconds since 1970. */
  expiration: number | null;
  /** Milliseconds from the answer until the token ends, by the server's own clock. */
  expiresInMs?: number | null | undefined;
}

/** Who is signed in in this browser: the same for all components and all tabs. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Runs before the new identity is published: the place to drop what belonged to the old one. */
  onIdentityChange(listener: (previous: string | undefined) => void): () => void;
  /** Signs in with what a sign-in call answered. */
  begin(answer: SignInAnswer): void;
  /** Signs out, in all tabs. */
  end(): void;
  /** The server refused this token. A late refusal of an older token changes nothing. */
  refuse(token: string): void;
  /** The server answers as it does to guests, because it refuses this token where nobody has to be asked to sign in. */
  doubt(token: string): void;
  /** Whether what the server says of the viewer is not about the person, because it refuses the present token. */
  isDoubted(): boolean;
  /** The person has seen that the session ended. */
  acknowledgeExpiry(): void;
  /** The token to send with calls; undefined for guests and where the server gave none. */
  token(): string | undefined;
  /** Whether a text is a token, and not one of the texts that stand for "no token". */
  isRealToken(token: string | undefined | null): token is string;
  /** Stops the timer and the listeners. */
  dispose(): void;
}

export interface SessionOptions {
  storage: Storage;
  /** Texts that a server sends instead of a token when there is none, besides an empty one. */
  placeholderTokens?: readonly string[] | undefined;
  now?: () => number;
  warn?: (message: string) => void;
}

/** The keys of the browser's storage under which a session is kept; other clients of the shop read them too. */
export const SESSION_KEYS = {
  token: 'authToken',
  userId: 'userId',
  expiration: 'authTokenExpiration',
} as const;

// Written by a deliberate sign-out. Tabs that find the session gone without this key take it for expired.
const SIGNED_OUT_KEY = 'signedOut';
const PLACEHOLDER_TOKENS = ['null', 'undefined', 'dummy-token'];
// setTimeout fires at once for anything that does not fit into 31 bits.
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const CHANNEL = 'vitrine:session';

type Authenticated = Extract<SessionState, { status: 'authenticated' }>;

/** Who signed out, and when (milliseconds since 1970): a session that began later is another one. */
interface SignOutMessage {
  endedUserId: string;
  at: number;
}

export function createSession({
  storage,
  placeholderTokens = PLACEHOLDER_TOKENS,
  now = Date.now,
  warn = console.warn,
}: SessionOptions): Session {
  const changed = createEmitter();
  const identityChanged = createEmitter<[previous: string | undefined]>();
  let state: SessionState = stored() ?? { status: 'guest' };
  let since = now();
  let doubted: string | undefined;
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;
  const channel = openChannel();

  if (state.status === 'guest') clearStorage();
  watchExpiry();

  const stopListening = storage.onForeignChange((key) => {
    if (key === undefined || key === SESSION_KEYS.token || key === SESSION_KEYS.userId) followStorage();
  });
  // Reaches all tabs, also those that share no storage; tabs that do share it read the same from there.
  channel?.addEventListener('message', ({ data }: MessageEvent<Partial<SignOutMessage>>) => {
    if (state.status !== 'authenticated' || data.endedUserId !== state.userId) return;
    if (data.at !== undefined && since < data.at) become({ status: 'guest' });
  });

  function isRealToken(token: string | undefined | null): token is string {
    const text = token?.trim();
    return !!text && !placeholderTokens.includes(text);
  }

  function stored(): Authenticated | undefined {
    const token = storage.get(SESSION_KEYS.token);
    const userId = storage.get(SESSION_KEYS.userId);
    // Read as a moment, never as a span: a span would begin anew at every load.
    const expiresAt = expirationFrom(storage.get(SESSION_KEYS.expiration), token, 0);
    if (!isRealToken(token) || !userId || expiresAt === undefined || expiresAt <= now()) return undefined;
    return { status: 'authenticated', userId, token, expiresAt };
  }

  function clearStorage(): void {
    for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
  }

  function keep(userId: string, token: string, expiresAt: number): void {
    storage.remove(SIGNED_OUT_KEY);
    storage.set(SESSION_KEYS.userId, userId);
    storage.set(SESSION_KEYS.expiration, String(expiresAt));
    // Last: other tabs take up the session when they see its token.
    storage.set(SESSION_KEYS.token, token);
  }

  /** A token of unknown end is not stored: after a reload nobody could tell whether it still holds. */
  function keepForThisPage(userId: string): void {
    storage.remove(SIGNED_OUT_KEY);
    clearStorage();
    storage.set(SESSION_KEYS.userId, userId);
  }

  const isInStorage = (session: Authenticated) => storage.get(SESSION_KEYS.token) === session.token;

  /** Removes the session from storage, unless another tab has stored a newer one. */
  function forget(session: Authenticated): void {
    if (isInStorage(session)) clearStorage();
  }

  /**
   * When a token that was just given ends, by the clock of this browser. That may be hours off: a span holds all the same, and
   * an end that is past already says nothing.
   */
  function endOf(
    token: string,
    { expiration, expiresInMs }: Pick<SignInAnswer, 'expiration' | 'expiresInMs'>,
  ) {
    if (expiresInMs) return now() + expiresInMs;
    const expiresAt = expiration ?? expirationFrom(undefined, token, now());
    return expiresAt !== undefined && expiresAt > now() ? expiresAt : undefined;
  }

  function announceSignOut(session: Authenticated): void {
    if (isInStorage(session)) storage.set(SIGNED_OUT_KEY, String(now()));
    channel?.postMessage({ endedUserId: session.userId, at: now() } satisfies SignOutMessage);
  }

  function become(next: SessionState): void {
    const previous = state;
    state = next;
    if (next.status === 'authenticated') since = now();
    else if (previous.status === 'authenticated') forget(previous);
    watchExpiry();
    // A session that ended by itself leaves its viewer here; signing out after that is a change of person too.
    const isAnother = next.userId !== previous.userId || viewerOf(next) !== viewerOf(previous);
    if (isAnother) identityChanged.emit(previous.userId);
    changed.emit();
  }

  function followStorage(): void {
    const next = stored();
    if (next) {
      if (state.status === 'authenticated' && state.token === next.token) return;
      become(next);
    } else if (state.status === 'authenticated' && state.expiresAt !== undefined) {
      // Sessions without a known end are not in storage, so their absence says nothing.
      if (storage.get(SIGNED_OUT_KEY) === undefined) expire();
      else become({ status: 'guest' });
    }
  }

  function expire(): void {
    if (state.status !== 'authenticated') return;
    const inStorage = stored();
    if (inStorage && inStorage.token !== state.token) become(inStorage);
    else become({ status: 'guest', expired: { userId: state.userId, acknowledged: false } });
  }

  function watchExpiry(): void {
    clearTimeout(expiryTimer);
    if (state.status !== 'authenticated' || state.expiresAt === undefined) return;
    const left = state.expiresAt - now();
    expiryTimer = setTimeout(
      () => (left > LONGEST_TIMEOUT_MS ? watchExpiry() : expire()),
      Math.min(left, LONGEST_TIMEOUT_MS),
    );
    // A timer must not keep a process alive that only rendered a page.
    if (typeof expiryTimer === 'object') expiryTimer.unref?.();
  }

  return {
    getState: () => state,
    subscribe: (listener) => changed.on(listener),
    onIdentityChange: (listener) => identityChanged.on(listener),
    begin({ userId, token, expiration, expiresInMs }) {
      if (!isRealToken(token)) {
        warn('Signed in without a token: API calls will be unauthenticated.');
        keepForThisPage(userId);
        return become({ status: 'authenticated', userId, token: undefined, expiresAt: undefined });
      }
      const expiresAt = endOf(token, { expiration, expiresInMs });
      if (expiresAt === undefined) keepForThisPage(userId);
      else keep(userId, token, expiresAt);
      become({ status: 'authenticated', userId, token, expiresAt });
    },
    end() {
      if (state.status === 'authenticated') announceSignOut(state);
      become({ status: 'guest' });
    },
    refuse(token) {
      if (state.status === 'authenticated' && state.token === token) expire();
    },
    doubt(token) {
      doubted = token;
    },
    isDoubted: () => state.status === 'authenticated' && doubted !== undefined && state.token === doubted,
    acknowledgeExpiry() {
      if (state.status !== 'guest' || !state.expired || state.expired.acknowledged) return;
      become({ status: 'guest', expired: { ...state.expired, acknowledged: true } });
    },
    token: () => (state.status === 'authenticated' ? state.token : undefined),
    isRealToken,
    dispose() {
      clearTimeout(expiryTimer);
      stopListening();
      channel?.close();
    },
  };
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  return new BroadcastChannel(CHANNEL);
}

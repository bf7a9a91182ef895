import { expirationFrom } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * The identity of the viewer. `expired`: the person whose session expired while this page was open.
 * `expiresAt`: in milliseconds since 1970, undefined if unknown.
 */
export type SessionState =
  | { status: 'guest'; userId?: undefined; expired?: { userId: string } | undefined }
  | { status: 'authenticated'; userId: string; token: string | undefined; expiresAt: number | undefined };

/** Returns the id of the signed-in person, or of the one whose session expired while the page was open. */
export const viewerOf = (session: SessionState): string | undefined =>
  session.status === 'authenticated' ? session.userId : session.expired?.userId;

/** The answer to a sign-in call. */
export interface SignInAnswer {
  userId: string;
  token: string | null;
  /** Expiry of the token, in milliseconds since 1970. */
  expiration: number | null;
  /** Milliseconds from the answer until the token ends, by the server's own clock. */
  expiresInMs?: number | null | undefined;
}

/** The session of this browser, shared by all components and tabs. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  begin(answer: SignInAnswer): void;
  /** Signs out, in all tabs. */
  end(): void;
  /**
   * Ends the session because the server refused this token. A late refusal of an older token changes nothing.
   */
  refuse(token: string): void;
  /** Notes that the server refuses this token on a call that needs no sign-in, and answers as to a guest. */
  doubt(token: string): void;
  /** Whether the server refuses the present token, so that answers do not apply to the signed-in person. */
  isDoubted(): boolean;
  /** The token to send with calls; undefined for guests, and if the server gave none. */
  token(): string | undefined;
  /** Whether a text is a token, not a placeholder for "no token". */
  isRealToken(token: string | undefined | null): token is string;
  /** Stops the timer and the listeners. */
  dispose(): void;
}

/**
 * The session as `createLifetimes` needs it. All other code learns of a change of identity from `Lifetimes`.
 */
export interface ManagedSession extends Session {
  /** Called before the new identity is published. */
  onIdentityChange(listener: () => void): () => void;
}

export interface SessionOptions {
  storage: Storage;
  /** Texts that a server sends if it gives no token, besides an empty one. */
  placeholderTokens?: readonly string[] | undefined;
  now?: () => number;
  warn?: (message: string) => void;
}

/** Storage keys of a session; other clients of the shop read them too. */
export const SESSION_KEYS = {
  token: 'authToken',
  userId: 'userId',
  expiration: 'authTokenExpiration',
} as const;

// Written by a deliberate sign-out. Tabs that find the session gone without this key treat it as expired.
const SIGNED_OUT_KEY = 'signedOut';
const PLACEHOLDER_TOKENS = ['null', 'undefined', 'dummy-token'];
// With a delay over 31 bits, setTimeout fires at once.
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const CHANNEL = 'vitrine:session';

type Authenticated = Extract<SessionState, { status: 'authenticated' }>;

/** `at` is in milliseconds since 1970. A session begun later is not affected. */
interface SignOutMessage {
  endedUserId: string;
  at: number;
}

export function createSession({
  storage,
  placeholderTokens = PLACEHOLDER_TOKENS,
  now = Date.now,
  warn = console.warn,
}: SessionOptions): ManagedSession {
  const changed = createEmitter();
  const identityChanged = createEmitter();
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
  // Sign-out messages also reach tabs without shared storage.
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
    // With 0 as the present time, a stored duration counts as expired: it would start again at every load.
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
    // Last, since other tabs take up the session when its token appears.
    storage.set(SESSION_KEYS.token, token);
  }

  /** A token of unknown expiry is not stored: after a reload its validity would be unknown. */
  function keepForThisPage(userId: string): void {
    storage.remove(SIGNED_OUT_KEY);
    clearStorage();
    storage.set(SESSION_KEYS.userId, userId);
  }

  const isInStorage = (session: Authenticated) => storage.get(SESSION_KEYS.token) === session.token;

  /** Another tab may have stored a newer session, which stays. */
  function forget(session: Authenticated): void {
    if (isInStorage(session)) clearStorage();
  }

  /**
   * Returns the token's expiry by this browser's clock, which may be hours off. A duration is preferred,
   * since that error does not affect it. An expiry in the past is ignored.
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
    // After an expired session its viewer remains, so signing out then is a change of person too.
    const isAnother = next.userId !== previous.userId || viewerOf(next) !== viewerOf(previous);
    if (isAnother) identityChanged.emit();
    changed.emit();
  }

  function followStorage(): void {
    const next = stored();
    if (next) {
      if (state.status === 'authenticated' && state.token === next.token) return;
      become(next);
    } else if (state.status === 'authenticated' && state.expiresAt !== undefined) {
      // Only sessions of known expiry are stored, so another tab removed this one. Without the key, it was no
      // sign-out.
      if (storage.get(SIGNED_OUT_KEY) === undefined) expire();
      else become({ status: 'guest' });
    }
  }

  function expire(): void {
    if (state.status !== 'authenticated') return;
    const inStorage = stored();
    if (inStorage && inStorage.token !== state.token) become(inStorage);
    else become({ status: 'guest', expired: { userId: state.userId } });
  }

  function watchExpiry(): void {
    clearTimeout(expiryTimer);
    if (state.status !== 'authenticated' || state.expiresAt === undefined) return;
    const left = state.expiresAt - now();
    expiryTimer = setTimeout(
      () => (left > LONGEST_TIMEOUT_MS ? watchExpiry() : expire()),
      Math.min(left, LONGEST_TIMEOUT_MS),
    );
    // The timer must not keep a server process alive that only rendered a page.
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

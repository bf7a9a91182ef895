import { expirationFrom } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { Storage } from '../storage/storage.ts';

/** Who is looking. `expired`: whose session ended by itself while this page was open, and whether they know. */
export type SessionState =
  | { status: 'guest'; userId?: undefined; expired?: { userId: string; acknowledged: boolean } | undefined }
  | { status: 'authenticated'; userId: string; token: string | undefined; expiresAt: number | undefined };

/** What a sign-in call answered. */
export interface SignInAnswer {
  userId: string;
  token: string | null;
  /** Milliseconds since 1970. */
  expiration: number | null;
}

/** The person of this browser: one truth for all components and all tabs (1 §4). */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Runs before the new identity is published: the place to drop what belonged to the old one (P27). */
  onIdentityChange(listener: (previous: string | undefined) => void): () => void;
  begin(answer: SignInAnswer): void;
  end(): void;
  /** The server refused this token. A late refusal of an older token changes nothing (P9). */
  refuse(token: string): void;
  /** The person has seen that the session ended. */
  acknowledgeExpiry(): void;
  token(): string | undefined;
  dispose(): void;
}

export interface SessionOptions {
  storage: Storage;
  now?: () => number;
  /** Token values that stand for "no token" (D34). */
  placeholderTokens?: readonly string[];
  warn?: (message: string) => void;
}

/** The stated names (1 §3). */
export const SESSION_KEYS = {
  token: 'authToken',
  userId: 'userId',
  expiration: 'authTokenExpiration',
} as const;

const PLACEHOLDER_TOKENS = ['', 'null', 'undefined', 'dummy-token'];
// setTimeout fires at once for anything that does not fit into 31 bits.
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const CHANNEL = 'vitrine:session';

export function createSession({
  storage,
  now = Date.now,
  placeholderTokens = PLACEHOLDER_TOKENS,
  warn = console.warn,
}: SessionOptions): Session {
  const changed = createEmitter();
  const identityChanged = createEmitter<[previous: string | undefined]>();
  let state: SessionState = stored() ?? { status: 'guest' };
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;
  const channel = openChannel();

  if (state.status === 'guest') forget();
  watchExpiry();

  const stopListening = storage.onForeignChange((key) => {
    if (key === undefined || key === SESSION_KEYS.token || key === SESSION_KEYS.userId) followStorage();
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<{ endedUserId?: unknown }>) => {
    // Tabs whose storage is only their own memory hear of a sign-out this way.
    if (state.status === 'authenticated' && data.endedUserId === state.userId) become({ status: 'guest' });
  });

  function isReal(token: string | undefined | null): token is string {
    return token !== undefined && token !== null && !placeholderTokens.includes(token.trim());
  }

  function stored(): Extract<SessionState, { status: 'authenticated' }> | undefined {
    const token = storage.get(SESSION_KEYS.token);
    const userId = storage.get(SESSION_KEYS.userId);
    const expiresAt = expirationFrom(storage.get(SESSION_KEYS.expiration), token, now());
    if (!isReal(token) || !userId || expiresAt === undefined || expiresAt <= now()) return undefined;
    return { status: 'authenticated', userId, token, expiresAt };
  }

  function forget(): void {
    for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
  }

  function become(next: SessionState): void {
    const previous = state;
    if (next.status === 'guest') forget();
    if (next.userId !== previous.userId) {
      // Nobody may read the old identity while its belongings are being dropped, nor the new one before.
      state = next;
      identityChanged.emit(previous.userId);
    }
    state = next;
    watchExpiry();
    changed.emit();
  }

  function followStorage(): void {
    const next = stored();
    if (next) {
      if (state.status === 'authenticated' && state.token === next.token) return;
      become(next);
    } else if (state.status === 'authenticated' && state.token !== undefined) {
      become({ status: 'guest' });
    }
  }

  function expire(): void {
    if (state.status !== 'authenticated') return;
    become({ status: 'guest', expired: { userId: state.userId, acknowledged: false } });
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
    begin({ userId, token, expiration }) {
      const expiresAt = expiration ?? expirationFrom(undefined, token ?? undefined, now());
      if (!isReal(token)) {
        warn('Signed in without a token: API calls will be unauthenticated.');
        storage.set(SESSION_KEYS.userId, userId);
        return become({ status: 'authenticated', userId, token: undefined, expiresAt: undefined });
      }
      storage.set(SESSION_KEYS.userId, userId);
      if (expiresAt !== undefined) storage.set(SESSION_KEYS.expiration, String(expiresAt));
      storage.set(SESSION_KEYS.token, token);
      become({ status: 'authenticated', userId, token, expiresAt });
    },
    end() {
      if (state.status === 'authenticated') channel?.postMessage({ endedUserId: state.userId });
      become({ status: 'guest' });
    },
    refuse(token) {
      if (state.status !== 'authenticated' || state.token !== token) return;
      const inStorage = stored();
      if (inStorage && inStorage.token !== token) return become(inStorage);
      expire();
    },
    acknowledgeExpiry() {
      if (state.status !== 'guest' || !state.expired || state.expired.acknowledged) return;
      become({ status: 'guest', expired: { ...state.expired, acknowledged: true } });
    },
    token: () => (state.status === 'authenticated' ? state.token : undefined),
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

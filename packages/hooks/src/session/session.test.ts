import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServices } from '../services/services.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createSession, SESSION_KEYS, type Session } from './session.ts';
import { isSignIn } from './useAuthForm.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const signedIn = { userId: 'mina', token: 'token-1', expiration: NOW + HOUR };

/** Storage of a tab that gets no storage events. */
const behindTheTimes = (storage: Storage): Storage => ({
  ...storage,
  onForeignChange: () => () => undefined,
});

/** Channels between tabs; messages wait until they are delivered by hand. */
function heldChannels() {
  const listeners = new Set<(event: { data: unknown }) => void>();
  const held: unknown[] = [];
  class HeldChannel {
    addEventListener = (_: string, listener: (event: { data: unknown }) => void) => listeners.add(listener);
    postMessage = (data: unknown) => held.push(data);
    close = () => undefined;
  }
  vi.stubGlobal('window', {});
  vi.stubGlobal('BroadcastChannel', HeldChannel);
  return {
    held,
    deliver() {
      for (const data of held.splice(0)) for (const listener of listeners) listener({ data });
    },
  };
}

describe('the session', () => {
  const open: Session[] = [];
  const sessionOn = (storage = memoryStorage(), warn = vi.fn()) => {
    const session = createSession({ storage, warn });
    open.push(session);
    return session;
  };

  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    for (const session of open.splice(0)) session.dispose();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('the session is restored at the next start, from the documented keys', () => {
    const storage = memoryStorage();
    sessionOn(storage).begin(signedIn);
    expect([storage.get('authToken'), storage.get('userId'), storage.get('authTokenExpiration')]).toEqual([
      'token-1',
      'mina',
      String(NOW + HOUR),
    ]);
    expect(sessionOn(storage).getState()).toMatchObject({ status: 'authenticated', userId: 'mina' });
  });

  test.each([
    ['an expiry in the past', { authToken: 't', userId: 'u', authTokenExpiration: String(NOW - 1) }],
    ['an expiry that is no time', { authToken: 't', userId: 'u', authTokenExpiration: 'soon' }],
    [
      'a placeholder for a token',
      { authToken: 'dummy-token', userId: 'u', authTokenExpiration: String(NOW + HOUR) },
    ],
    [
      'the word undefined for a token',
      { authToken: 'undefined', userId: 'u', authTokenExpiration: String(NOW + HOUR) },
    ],
    [
      'an expiry that counts from each start anew',
      { authToken: 't', userId: 'u', authTokenExpiration: '3600' },
    ],
    ['no person', { authToken: 't', authTokenExpiration: String(NOW + HOUR) }],
  ])('a session with %s in storage starts as a guest and clears the stored keys', (_, values) => {
    const storage = memoryStorage();
    for (const [key, value] of Object.entries(values)) storage.set(key, value);
    expect(sessionOn(storage).getState()).toEqual({ status: 'guest' });
    for (const key of Object.values(SESSION_KEYS)) expect(storage.get(key)).toBeUndefined();
  });

  test.each([
    ['milliseconds', String(NOW + HOUR)],
    ['seconds', String((NOW + HOUR) / 1000)],
    ['ISO text', new Date(NOW + HOUR).toISOString()],
  ])('the session reads an expiration in %s', (_, stored) => {
    const storage = memoryStorage();
    storage.set('authToken', 't');
    storage.set('userId', 'mina');
    storage.set('authTokenExpiration', stored);
    expect(sessionOn(storage).getState()).toMatchObject({ expiresAt: NOW + HOUR });
  });

  test('a session without a real token lasts for this page only, and warns', () => {
    const storage = memoryStorage();
    const warn = vi.fn();
    const session = sessionOn(storage, warn);
    session.begin({ userId: 'mina', token: null, expiration: null });
    expect(session.getState()).toMatchObject({ status: 'authenticated', userId: 'mina', token: undefined });
    expect(warn).toHaveBeenCalledOnce();
    expect(storage.get('authToken')).toBeUndefined();
    expect(sessionOn(storage).getState().status).toBe('guest');
  });

  test('the session expires when its time is up, and keeps the id of its person', () => {
    const session = sessionOn();
    session.begin(signedIn);
    vi.advanceTimersByTime(HOUR - 1);
    expect(session.getState().status).toBe('authenticated');
    vi.advanceTimersByTime(1);
    expect(session.getState()).toEqual({ status: 'guest', expired: { userId: 'mina' } });
  });

  test('a session that lasts for a year does not end at once', () => {
    const session = sessionOn();
    session.begin({ ...signedIn, expiration: NOW + 365 * 24 * HOUR });
    vi.advanceTimersByTime(364 * 24 * HOUR);
    expect(session.getState().status).toBe('authenticated');
    vi.advanceTimersByTime(24 * HOUR);
    expect(session.getState().status).toBe('guest');
  });

  test('ten refusals of one token end the session once', () => {
    const session = sessionOn();
    session.begin(signedIn);
    const told = vi.fn();
    session.subscribe(told);
    for (let call = 0; call < 10; call++) session.refuse('token-1');
    expect(told).toHaveBeenCalledOnce();
  });

  test('a late refusal of an older token does not end a newer session', () => {
    const session = sessionOn();
    session.begin(signedIn);
    session.begin({ ...signedIn, token: 'token-2' });
    session.refuse('token-1');
    expect(session.getState()).toMatchObject({ status: 'authenticated', token: 'token-2' });
  });

  test('the old person’s state is dropped before listeners hear of the new one', () => {
    const session = sessionOn();
    session.begin(signedIn);
    const order: string[] = [];
    session.onIdentityChange(() => void order.push('dropped mina'));
    session.subscribe(() => order.push(`published ${session.getState().userId}`));
    session.begin({ ...signedIn, userId: 'jun', token: 'token-3' });
    expect(order).toEqual(['dropped mina', 'published jun']);
  });

  test('a sign-out after an expired session counts as a change of person', () => {
    const session = sessionOn();
    session.begin(signedIn);
    vi.advanceTimersByTime(HOUR);
    const left = vi.fn();
    session.onIdentityChange(left);
    expect(left).not.toHaveBeenCalled();
    session.end();
    expect(left).toHaveBeenCalledOnce();
  });

  test('a sign-out in one tab signs out in all, and clears the three keys', () => {
    const browser = sharedMap();
    const here = sessionOn(memoryStorage(browser));
    const there = sessionOn(memoryStorage(browser));
    here.begin(signedIn);
    expect(there.getState()).toMatchObject({ status: 'authenticated', userId: 'mina' });
    there.end();
    expect(here.getState()).toEqual({ status: 'guest' });
    for (const key of Object.values(SESSION_KEYS)) expect(browser.values.has(key)).toBe(false);
  });

  test('a sign-in of another person in another tab changes the person here too', () => {
    const browser = sharedMap();
    const here = sessionOn(memoryStorage(browser));
    const there = sessionOn(memoryStorage(browser));
    here.begin(signedIn);
    there.begin({ ...signedIn, userId: 'jun', token: 'token-9' });
    expect(here.getState()).toMatchObject({ userId: 'jun', token: 'token-9' });
  });

  test('a session refused in one tab expires in all, and their pages stay', () => {
    const browser = sharedMap();
    const here = sessionOn(memoryStorage(browser));
    const there = sessionOn(memoryStorage(browser));
    here.begin(signedIn);
    there.refuse('token-1');
    const expired = { status: 'guest', expired: { userId: 'mina' } };
    expect([here.getState(), there.getState()]).toEqual([expired, expired]);
  });

  test('a session expires in all tabs, even after a sign-out from an earlier one', () => {
    const browser = sharedMap();
    const here = sessionOn(memoryStorage(browser));
    const there = sessionOn(memoryStorage(browser));
    here.begin(signedIn);
    here.end();
    here.begin({ ...signedIn, token: 'token-2' });
    there.refuse('token-2');
    expect(here.getState()).toMatchObject({ expired: { userId: 'mina' } });
  });

  test('a newer session of another tab is not cleared by a late refusal, timer or sign-out of the older one', () => {
    for (const endLate of [
      (late: Session) => late.refuse('token-1'),
      () => vi.advanceTimersByTime(HOUR),
      (late: Session) => late.end(),
    ]) {
      const browser = sharedMap();
      const late = sessionOn(behindTheTimes(memoryStorage(browser)));
      late.begin({ ...signedIn, expiration: Date.now() + HOUR });
      const newer = sessionOn(memoryStorage(browser));
      newer.begin({ userId: 'jun', token: 'token-2', expiration: Date.now() + 5 * HOUR });
      const beside = sessionOn(memoryStorage(browser));
      endLate(late);
      expect(newer.getState()).toMatchObject({ userId: 'jun' });
      expect(browser.values.get('authToken')).toBe('token-2');
      newer.refuse('token-2');
      expect(beside.getState()).toMatchObject({ expired: { userId: 'jun' } });
    }
  });

  test('a session that expires in a sleeping tab continues as the newer one in storage', () => {
    const browser = sharedMap();
    const asleep = sessionOn(behindTheTimes(memoryStorage(browser)));
    asleep.begin(signedIn);
    sessionOn(memoryStorage(browser)).begin({ ...signedIn, token: 'token-2', expiration: NOW + 5 * HOUR });
    vi.advanceTimersByTime(HOUR);
    expect(asleep.getState()).toMatchObject({ status: 'authenticated', token: 'token-2' });
  });

  test('a sign-out ends the session in a tab that shares no storage', () => {
    const channels = heldChannels();
    const here = sessionOn();
    const there = sessionOn();
    here.begin(signedIn);
    there.begin(signedIn);
    vi.advanceTimersByTime(1000);
    there.end();
    channels.deliver();
    expect(here.getState()).toEqual({ status: 'guest' });
  });

  test('a session that began after a sign-out is not ended by its late message, which carries no token', () => {
    const channels = heldChannels();
    const browser = sharedMap();
    const here = sessionOn(memoryStorage(browser));
    const there = sessionOn(memoryStorage(browser));
    here.begin(signedIn);
    vi.advanceTimersByTime(1000);
    here.end();
    vi.advanceTimersByTime(1000);
    here.begin({ ...signedIn, token: 'token-2' });
    expect(JSON.stringify(channels.held)).not.toContain('token-1');
    channels.deliver();
    expect(there.getState()).toMatchObject({ status: 'authenticated', token: 'token-2' });
    expect(browser.values.get('authToken')).toBe('token-2');
  });

  test('a session without a real token leaves nothing of the former session in storage', () => {
    const storage = memoryStorage();
    const session = sessionOn(storage);
    session.begin(signedIn);
    session.begin({ userId: 'jun', token: 'dummy-token', expiration: null });
    expect(storage.get('authToken')).toBeUndefined();
    expect(storage.get('authTokenExpiration')).toBeUndefined();
    expect(sessionOn(storage).getState()).toEqual({ status: 'guest' });
  });

  test('a session with a token of unknown expiry lasts for this page, even if another tab starts', () => {
    const browser = sharedMap();
    const here = sessionOn(memoryStorage(browser));
    here.begin({ userId: 'mina', token: 'endless', expiration: null });
    const there = sessionOn(memoryStorage(browser));
    expect(there.getState()).toEqual({ status: 'guest' });
    expect(here.getState()).toMatchObject({ status: 'authenticated', token: 'endless' });
    expect(browser.values.has('authToken')).toBe(false);
  });

  test.each(['', ' ', 'null', 'undefined', 'dummy-token', null])(
    'a registration that answers with the token %j begins no session: a login follows',
    (token) => {
      const session = sessionOn();
      expect(session.isRealToken(token)).toBe(false);
      expect(isSignIn(session, { userId: 'mina', token })).toBe(false);
      expect(isSignIn(session, { userId: 'mina', token: 'token-1' })).toBe(true);
    },
  );

  test('the app’s placeholder tokens replace the usual ones (D34)', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const storage = memoryStorage();
    const { session } = createServices({ localStorage: storage, placeholderTokens: ['NO_TOKEN'] });
    open.push(session);
    session.begin({ ...signedIn, token: 'NO_TOKEN' });
    expect(session.getState()).toMatchObject({ status: 'authenticated', token: undefined });
    expect(storage.get(SESSION_KEYS.token)).toBeUndefined();
    expect(session.isRealToken('')).toBe(false);
    session.begin({ ...signedIn, token: 'dummy-token' });
    expect(session.token()).toBe('dummy-token');
    warn.mockRestore();
  });

  test('a stored placeholder token of the app starts as a guest', () => {
    const storage = memoryStorage();
    storage.set(SESSION_KEYS.userId, 'mina');
    storage.set(SESSION_KEYS.token, 'NO_TOKEN');
    storage.set(SESSION_KEYS.expiration, String(NOW + HOUR));
    const { session } = createServices({ localStorage: storage, placeholderTokens: ['NO_TOKEN'] });
    open.push(session);
    expect(session.getState()).toEqual({ status: 'guest' });
    expect(storage.get(SESSION_KEYS.token)).toBeUndefined();
  });
});

describe('a browser with a wrong clock', () => {
  const HALF_AN_HOUR = HOUR / 2;
  const ahead = () => NOW + HOUR;
  const onWrongClock = (storage = memoryStorage()) => createSession({ storage, now: ahead, warn: vi.fn() });

  beforeEach(() => void vi.useFakeTimers({ now: NOW + HOUR }));
  afterEach(() => void vi.useRealTimers());

  test('a wrong clock keeps a token of half an hour for half an hour, if the server sends its duration', () => {
    const storage = memoryStorage();
    const session = onWrongClock(storage);
    session.begin({ ...signedIn, expiration: NOW + HALF_AN_HOUR, expiresInMs: HALF_AN_HOUR });
    expect(session.getState()).toMatchObject({ status: 'authenticated' });
    expect(onWrongClock(storage).getState()).toMatchObject({ status: 'authenticated', userId: 'mina' });
    vi.advanceTimersByTime(HALF_AN_HOUR);
    expect(session.getState()).toMatchObject({ status: 'guest', expired: { userId: 'mina' } });
    session.dispose();
  });

  test('a wrong clock does not expire a token that was just given', () => {
    const session = onWrongClock();
    session.begin({ ...signedIn, expiration: NOW + HALF_AN_HOUR });
    vi.advanceTimersByTime(1);
    expect(session.getState()).toMatchObject({ status: 'authenticated' });
    session.dispose();
  });
});

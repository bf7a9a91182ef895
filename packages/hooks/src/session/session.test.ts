import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { createSession, SESSION_KEYS, type Session } from './session.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const signedIn = { userId: 'mina', token: 'token-1', expiration: NOW + HOUR };

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
  });

  test('is found again at the next start, under the stated names', () => {
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
    ['no person', { authToken: 't', authTokenExpiration: String(NOW + HOUR) }],
  ])('with %s in storage starts as a guest and clears what was stored', (_, values) => {
    const storage = memoryStorage();
    for (const [key, value] of Object.entries(values)) storage.set(key, value);
    expect(sessionOn(storage).getState()).toEqual({ status: 'guest' });
    for (const key of Object.values(SESSION_KEYS)) expect(storage.get(key)).toBeUndefined();
  });

  test.each([
    ['milliseconds', String(NOW + HOUR)],
    ['seconds', String((NOW + HOUR) / 1000)],
    ['ISO text', new Date(NOW + HOUR).toISOString()],
  ])('understands an expiration in %s', (_, stored) => {
    const storage = memoryStorage();
    storage.set('authToken', 't');
    storage.set('userId', 'mina');
    storage.set('authTokenExpiration', stored);
    expect(sessionOn(storage).getState()).toMatchObject({ expiresAt: NOW + HOUR });
  });

  test('without a real token lasts for this page only, and warns', () => {
    const storage = memoryStorage();
    const warn = vi.fn();
    const session = sessionOn(storage, warn);
    session.begin({ userId: 'mina', token: null, expiration: null });
    expect(session.getState()).toMatchObject({ status: 'authenticated', userId: 'mina', token: undefined });
    expect(warn).toHaveBeenCalledOnce();
    expect(storage.get('authToken')).toBeUndefined();
    expect(sessionOn(storage).getState().status).toBe('guest');
  });

  test('ends by itself when its time is up, and says whose it was', () => {
    const session = sessionOn();
    session.begin(signedIn);
    vi.advanceTimersByTime(HOUR - 1);
    expect(session.getState().status).toBe('authenticated');
    vi.advanceTimersByTime(1);
    expect(session.getState()).toEqual({ status: 'guest', expired: { userId: 'mina', acknowledged: false } });
  });

  test('that lasts for a year does not end at once', () => {
    const session = sessionOn();
    session.begin({ ...signedIn, expiration: NOW + 365 * 24 * HOUR });
    vi.advanceTimersByTime(364 * 24 * HOUR);
    expect(session.getState().status).toBe('authenticated');
    vi.advanceTimersByTime(24 * HOUR);
    expect(session.getState().status).toBe('guest');
  });

  test('ten refusals of one token end it once', () => {
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

  test('drops what belonged to the old person before anybody hears of the new one', () => {
    const session = sessionOn();
    session.begin(signedIn);
    const order: string[] = [];
    session.onIdentityChange((previous) => order.push(`dropped ${previous}`));
    session.subscribe(() => order.push(`published ${session.getState().userId}`));
    session.begin({ ...signedIn, userId: 'jun', token: 'token-3' });
    expect(order).toEqual(['dropped mina', 'published jun']);
  });

  test('signing out in one tab signs out in all, and clears the three keys', () => {
    const browser = sharedMap();
    const here = sessionOn(memoryStorage(browser));
    const there = sessionOn(memoryStorage(browser));
    here.begin(signedIn);
    expect(there.getState()).toMatchObject({ status: 'authenticated', userId: 'mina' });
    there.end();
    expect(here.getState()).toEqual({ status: 'guest' });
    expect(browser.values.size).toBe(0);
  });

  test('another person signing in in another tab is the person here too', () => {
    const browser = sharedMap();
    const here = sessionOn(memoryStorage(browser));
    const there = sessionOn(memoryStorage(browser));
    here.begin(signedIn);
    there.begin({ ...signedIn, userId: 'jun', token: 'token-9' });
    expect(here.getState()).toMatchObject({ userId: 'jun', token: 'token-9' });
  });
});

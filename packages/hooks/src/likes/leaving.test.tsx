import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { productOf } from '../testing/products.ts';
import { like } from './like.ts';

const ADD = '/api/likes/add';
const REMOVE = '/api/likes/remove';
const LOGOUT = '/api/profile/logout';
const shoe = productOf('shoe');

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const likes = () => app.services.relations.of(like);
const paths = () => app.network.calls.map(({ path }) => path);

test('the last click is sent when the tab closes, marked as newer than the one in flight (P39)', () => {
  likes().set(shoe, true, 'test');
  likes().set(shoe, false, 'test');
  expect(paths()).toEqual([ADD]);
  window.dispatchEvent(new Event('pagehide'));
  expect(paths()).toEqual([ADD, REMOVE]);
  const [older, newer] = app.network.calls;
  expect(newer).toMatchObject({ keepalive: true, token: 'token of mina' });
  expect(Number(newer?.body.sequence)).toBeGreaterThan(Number(older?.body.sequence));
});

test('the last click is sent before a sign-out, and the token ends when everything has arrived (P39)', async () => {
  likes().set(shoe, true, 'test');
  likes().set(shoe, false, 'test');
  act(() => app.services.signOut());
  expect(app.services.session.getState()).toEqual({ status: 'guest' });
  expect(app.network.last(REMOVE).token).toBe('token of mina');
  await act(() => app.network.last(ADD).answer({ isLiked: true }));
  expect(paths()).not.toContain(LOGOUT);
  await act(() => app.network.last(REMOVE).answer({ isLiked: false }));
  expect(app.network.last(LOGOUT).token).toBe('token of mina');
});

test.each<[string, () => void]>([
  ['the tab closes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the person signs out', () => app.services.signOut()],
])('a click refused by a busy server is repeated at once when %s', async (_, leave) => {
  likes().set(shoe, true, 'test');
  const first = app.network.last(ADD);
  await act(() => first.answer({ error: 'Busy' }, 503));
  expect(paths()).toEqual([ADD]);
  act(leave);
  expect(paths()).toEqual([ADD, ADD]);
  expect(app.network.last(ADD)).toMatchObject({ keepalive: true, token: 'token of mina', body: first.body });
});

test('a sign-out whose page closes before everything has arrived still ends the token', async () => {
  likes().set(shoe, true, 'test');
  act(() => app.services.signOut());
  expect(paths()).toEqual([ADD]);
  window.dispatchEvent(new Event('pagehide'));
  expect(app.network.last(LOGOUT)).toMatchObject({ keepalive: true, token: 'token of mina' });
  await act(() => app.network.last(ADD).answer({ isLiked: true }));
  expect(paths().filter((path) => path === LOGOUT)).toHaveLength(1);
});

test('sequence numbers grow over a reload, and after the clock was set back', () => {
  likes().set(shoe, true, 'test');
  const first = Number(app.network.last(ADD).body.sequence);
  const { localStorage } = app.services;
  localStorage.set('lastChange', String(first + 3_600_000));
  likes().set(productOf('hat'), true, 'test');
  expect(Number(app.network.last(ADD).body.sequence)).toBe(first + 3_600_001);
});

test('sequence numbers continue from the clock if an impossible one was stored', () => {
  app.services.localStorage.set('lastChange', String(Number.MAX_SAFE_INTEGER));
  likes().set(shoe, true, 'test');
  const first = Number(app.network.last(ADD).body.sequence);
  expect(Number.isSafeInteger(first)).toBe(true);
  likes().set(productOf('hat'), true, 'test');
  expect(Number(app.network.last(ADD).body.sequence)).toBeGreaterThan(first);
});

test('a like of unknown outcome is looked up when the network is back', async () => {
  const STATUSES = '/api/cart/checkStatuses';
  likes().set(shoe, true, 'test');
  await act(() => app.network.last(ADD).lose());
  await act(() => app.network.last(STATUSES).lose());
  expect(likes().view('shoe').value).toBeUndefined();
  window.dispatchEvent(new Event('online'));
  await act(settled);
  await act(() => app.network.last(STATUSES).answer([{ productId: 'shoe', isLiked: true, inCart: false }]));
  expect(likes().view('shoe')).toEqual({ value: true, pending: false });
});

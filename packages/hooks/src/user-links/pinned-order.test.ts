import type { UserLink } from '@vitrine/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { idsIn, pinnedOrder, pinsInOrder, userLinkPin } from './user-link-changes.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => app.services.session.dispose());

const ORDER = '/api/user-links/pinned';
const jug: UserLink = {
  id: 'jug',
  url: 'https://kiln.example/jug',
  label: 'Jug',
  metadata: null,
  isPinned: false,
  userConfirmedAccurate: null,
  openings: 0,
  listIds: [],
};
const pinnedJug = { ...jug, isPinned: true };
const arranged = () => app.network.calls.filter(({ path }) => path === ORDER).map(({ body }) => body.ids);

/** Pins the jug after the cup, and moves it to the front before the pin has arrived. */
async function pinAndMove() {
  const { relations } = app.services;
  const orders = pinsInOrder(app.services);
  orders.observe('mina', 'cup', relations.moment());
  relations.of(userLinkPin).set(jug, true, 'YourLinks');
  relations.of(pinnedOrder).set({ id: 'mina' }, 'jug cup', 'YourLinks');
  await settled();
  return () => idsIn(orders.view('mina').value);
}

// D20
test('a link that is moved while its pin is on the way stays where it was put', async () => {
  const shown = await pinAndMove();
  await app.network.last(ORDER).answer({ ids: ['cup'] });
  await app.network.last('/api/user-links/jug').answer(pinnedJug);
  expect(shown()).toEqual(['jug', 'cup']);
  await app.network.last(ORDER).answer({ ids: ['jug', 'cup'] });
  expect(shown()).toEqual(['jug', 'cup']);
  expect(arranged()).toEqual([
    ['jug', 'cup'],
    ['jug', 'cup'],
  ]);
});

// D20
test('an order that holds the new pin is sent once', async () => {
  const shown = await pinAndMove();
  await app.network.last('/api/user-links/jug').answer(pinnedJug);
  await app.network.last(ORDER).answer({ ids: ['jug', 'cup'] });
  expect(shown()).toEqual(['jug', 'cup']);
  expect(arranged()).toEqual([['jug', 'cup']]);
});

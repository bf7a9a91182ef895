import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../kernel/clock.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { createKeptForCatalogue } from './kept-for-catalogue.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A slow reading that returns the number of readings. */
function slowReading(takesMs: number) {
  let readings = 0;
  return createKeptForCatalogue(world.database.db, {
    clock: () => world.clock.now,
    keptForMs: 10 * MINUTE,
    read: async () => {
      world.clock.now += takesMs;
      readings += 1;
      return readings;
    },
  });
}

it('the catalogue is read once for each of its states', async () => {
  const ask = slowReading(0);
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(1);
  await world.shelve({ name: 'Lamp' });
  expect(await ask()).toBe(2);
});

it('the catalogue is read again after the maximum age', async () => {
  const ask = slowReading(0);
  expect(await ask()).toBe(1);
  world.clock.now += 10 * MINUTE;
  expect(await ask()).toBe(2);
});

it('a pause of ten times the duration follows a reading, despite changes of the catalogue', async () => {
  const ask = slowReading(SECOND);
  expect(await ask()).toBe(1);
  await world.shelve({ name: 'Chair' });
  world.clock.now += 9 * SECOND;
  expect(await ask()).toBe(1);
  world.clock.now += SECOND;
  expect(await ask()).toBe(2);
});

it('callers during a reading share its result', async () => {
  const ask = slowReading(SECOND);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
});

it('callers get the previous reading after their time limit', async () => {
  let next = Promise.resolve('first');
  const ask = createKeptForCatalogue(world.database.db, {
    clock: () => world.clock.now,
    keptForMs: 10 * MINUTE,
    patienceMs: 1,
    read: () => next,
  });
  expect(await ask()).toBe('first');
  const second = Promise.withResolvers<string>();
  next = second.promise;
  await world.shelve({ name: 'Rug' });
  expect(await Promise.all([ask(), ask()])).toEqual(['first', 'first']);
  second.resolve('second');
  expect(await ask()).toBe('second');
});

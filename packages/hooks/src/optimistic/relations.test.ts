import { ApiError } from '@vitrine/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRelations, type RelationFailure, type Relations } from './relations.ts';

/** A server that holds one boolean and answers when it is told to. */
function slowServer() {
  const calls: {
    wanted: boolean;
    answer(held?: boolean): Promise<void>;
    fail(error: unknown): Promise<void>;
  }[] = [];
  const settle = () => new Promise<void>((done) => setTimeout(done));
  return {
    calls,
    send: (_thing: unknown, wanted: boolean) =>
      new Promise<boolean>((resolve, reject) => {
        calls.push({
          wanted,
          answer(held = wanted) {
            resolve(held);
            return settle();
          },
          fail(error) {
            reject(error);
            return settle();
          },
        });
      }),
  };
}

const refused = () => new ApiError('http', 'No.', { status: 400 });
const lost = () => new ApiError('network', 'Gone.');

describe('an optimistic change', () => {
  let relations: Relations;
  let server: ReturnType<typeof slowServer>;
  let failures: RelationFailure[];

  beforeEach(() => {
    relations = createRelations();
    server = slowServer();
    failures = [];
    relations.define('like', { send: server.send });
    relations.onFailure((failure) => failures.push(failure));
  });

  const set = (liked: boolean) => relations.set('like', 'shoe', liked, {}, 'test');
  const shown = () => relations.view('like', 'shoe');

  test('shows the intent at once and keeps what the server confirms', async () => {
    set(true);
    expect(shown()).toEqual({ value: true, pending: true });
    await server.calls[0]!.answer();
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('takes the server’s word when it differs from the intent', async () => {
    set(true);
    await server.calls[0]!.answer(false);
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('six clicks in a row end in the state of the last one, with one call under way and one after it', async () => {
    for (const click of [true, false, true, false, true, false]) set(click);
    expect(server.calls).toHaveLength(1);
    expect(shown().value).toBe(false);
    await server.calls[0]!.answer();
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
    await server.calls[1]!.answer();
    expect(server.calls).toHaveLength(2);
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('a second wish that equals what the server just confirmed is not sent', async () => {
    set(true);
    set(false);
    set(true);
    await server.calls[0]!.answer();
    expect(server.calls).toHaveLength(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('never shows the older intent again between two calls', async () => {
    const seen: unknown[] = [];
    relations.subscribe('like', 'shoe', () => seen.push(shown().value));
    set(true);
    set(false);
    await server.calls[0]!.answer();
    await server.calls[1]!.answer();
    expect(seen).toEqual([true, false, false]);
  });

  test('a failure goes back to the last confirmed state, says so once, and can be retried', async () => {
    relations.observe('like', 'shoe', true, relations.moment());
    set(false);
    await server.calls[0]!.fail(refused());
    expect(shown()).toEqual({ value: true, pending: false });
    expect(failures).toMatchObject([{ kind: 'like', id: 'shoe', intended: false }]);

    failures[0]!.retry();
    await server.calls[1]!.answer();
    expect(shown().value).toBe(false);
  });

  test('a failed call with a newer wish behind it is followed by that wish, silently', async () => {
    relations.observe('like', 'shoe', true, relations.moment());
    set(false);
    set(true);
    await server.calls[0]!.fail(refused());
    expect(failures).toEqual([]);
    expect(server.calls).toHaveLength(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('after a lost answer the newer wish is sent even if it equals what was confirmed', async () => {
    relations.observe('like', 'shoe', false, relations.moment());
    set(true);
    set(false);
    await server.calls[0]!.fail(lost());
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
    await server.calls[1]!.answer();
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('after a lost answer the server is asked what it holds', async () => {
    relations.define('like', { send: server.send, read: async () => true });
    set(true);
    await server.calls[0]!.fail(lost());
    expect(failures).toHaveLength(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('wins over data asked for before it settled, and yields to data asked for after', async () => {
    const before = relations.moment();
    set(true);
    await server.calls[0]!.answer();
    relations.observe('like', 'shoe', false, before);
    expect(shown().value).toBe(true);
    relations.observe('like', 'shoe', false, relations.moment());
    expect(shown().value).toBe(false);
  });

  test('an older list that arrives after a newer one changes nothing', () => {
    const older = relations.moment();
    const newer = relations.moment();
    relations.observe('like', 'shoe', true, newer);
    relations.observe('like', 'shoe', false, older);
    expect(shown().value).toBe(true);
  });

  test('tells only those who show the relation', () => {
    let toldOfShoe = 0;
    let toldOfHat = 0;
    relations.subscribe('like', 'shoe', () => toldOfShoe++);
    relations.subscribe('like', 'hat', () => toldOfHat++);
    set(true);
    expect([toldOfShoe, toldOfHat]).toEqual([1, 0]);
  });

  test('tells of what is asked for as soon as it shows, and not of what changes nothing', () => {
    const intents: unknown[] = [];
    relations.onIntent(({ id, value, source }) => intents.push([id, value, source]));
    relations.observe('like', 'shoe', true, relations.moment());
    set(true);
    set(false);
    set(false);
    set(true);
    expect(intents).toEqual([
      ['shoe', false, 'test'],
      ['shoe', true, 'test'],
    ]);
  });

  test('reads all of a kind at a moment, and says when that is past', () => {
    let told = 0;
    relations.watch('like', () => told++);
    const before = relations.reading('like');
    set(true);
    relations.observe('follow', 'shoe', true, relations.moment());
    expect(told).toBe(1);
    expect(relations.reading('like')).not.toBe(before);
    expect(relations.reading('like').idsShowing(true)).toEqual(['shoe']);
    expect(relations.reading('like')).toBe(relations.reading('like'));
    relations.reset();
    expect(relations.reading('like').idsShowing(true)).toEqual([]);
    expect(told).toBe(2);
  });

  test('an answer for the person before is not shown to the next one', async () => {
    set(true);
    relations.reset();
    expect(shown()).toEqual({ value: undefined, pending: false });
    await server.calls[0]!.answer();
    expect(shown()).toEqual({ value: undefined, pending: false });
    expect(failures).toEqual([]);
  });

  test('a list that was asked for as the person before tells nothing of the next one', () => {
    const asTheOneBefore = relations.moment();
    relations.reset();
    relations.observe('like', 'shoe', true, asTheOneBefore);
    expect(shown().value).toBeUndefined();
    relations.observe('like', 'shoe', true, relations.moment());
    expect(shown().value).toBe(true);
  });

  test('asked for by somebody who hears of the one before is sent like any other', async () => {
    const stop = relations.onSettled(() => {
      stop();
      set(false);
    });
    set(true);
    await server.calls[0]!.answer();
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
    await server.calls[1]!.answer();
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('that still waits when another person comes is not sent as that person', async () => {
    relations.onSettled(() => relations.reset());
    set(true);
    set(false);
    await server.calls[0]!.answer();
    expect(server.calls).toHaveLength(1);
  });

  test('can be read at its newest by the call under way, even after another person came', async () => {
    let newest: unknown;
    relations.define<object, boolean>('like', {
      async send(thing, wanted, _id, readNewest) {
        const held = await server.send(thing, wanted);
        newest = readNewest();
        return held;
      },
    });
    set(true);
    set(false);
    relations.reset();
    await server.calls[0]!.answer();
    expect(newest).toBe(false);
  });
});

import { ApiError } from '@vitrine/api';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createServices } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { countShowing } from './count.ts';
import { defineRelation, type RelationChange, type RelationPlan } from './relation.ts';
import type { RelationFailure, RelationStore } from './relation-store.ts';
import type { Relations } from './relations.ts';

/** A server that holds one boolean and answers when it is told to. */
function slowServer() {
  const calls: {
    wanted: boolean;
    sequence: number;
    answer(held?: boolean): Promise<void>;
    fail(error: unknown): Promise<void>;
  }[] = [];
  const settle = () => new Promise<void>((done) => setTimeout(done));
  return {
    calls,
    send: (_api: unknown, { value: wanted, sequence }: RelationChange<Thing, boolean>) =>
      new Promise<boolean>((resolve, reject) => {
        calls.push({
          wanted,
          sequence,
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

interface Thing {
  id: string;
}

const shoe: Thing = { id: 'shoe' };
const hour = 3_600_000;

/** A signed-in person, and a relation that they have. */
function openRelation(plan: Partial<RelationPlan<Thing, boolean>>) {
  const services = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
  services.session.begin({ userId: 'mina', token: 'token', expiration: Date.now() + hour });
  const send = async (_: unknown, { value }: RelationChange<Thing, boolean>) => value;
  const relation = defineRelation<Thing, boolean>({ kind: 'like', idOf: ({ id }) => id, send, ...plan });
  return { services, relation, store: services.relations.of(relation) };
}

const refused = () => new ApiError('http', 'No.', { status: 400 });
const lost = () => new ApiError('network', 'Gone.');

describe('an optimistic change', () => {
  let relations: Relations;
  let likes: RelationStore<Thing, boolean>;
  let server: ReturnType<typeof slowServer>;
  let failures: RelationFailure[];

  const open = (plan: Partial<RelationPlan<Thing, boolean>> = {}) => {
    failures = [];
    const { services, store } = openRelation({ send: server.send, ...plan });
    ({ relations } = services);
    likes = store;
    relations.onFailure((failure) => failures.push(failure));
    return services;
  };
  beforeEach(() => {
    server = slowServer();
    open();
  });

  const set = (liked: boolean) => likes.set(shoe, liked, 'test');
  const shown = () => likes.view('shoe');

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
    likes.subscribe('shoe', () => seen.push(shown().value));
    set(true);
    set(false);
    await server.calls[0]!.answer();
    await server.calls[1]!.answer();
    expect(seen).toEqual([true, false, false]);
  });

  test('a failure goes back to the last confirmed state, says so once, and can be retried', async () => {
    likes.observe('shoe', true, relations.moment());
    set(false);
    await server.calls[0]!.fail(refused());
    expect(shown()).toEqual({ value: true, pending: false });
    expect(failures).toMatchObject([{ relation: { kind: 'like' }, id: 'shoe', intended: false }]);

    failures[0]!.retry();
    await server.calls[1]!.answer();
    expect(shown().value).toBe(false);
  });

  test('a change that fails for a reason that passes is made once more, with the same number, and not for the next person', async () => {
    const sent: number[] = [];
    let isOver = false;
    const busy = new ApiError('http', 'busy', { status: 503 });
    const services = open({
      send: async (_, { sequence, value }) => {
        sent.push(sequence);
        if (!isOver) throw busy;
        return value;
      },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    set(true);
    await vi.advanceTimersByTimeAsync(1999);
    expect([sent.length, shown().value]).toEqual([1, true]);
    isOver = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([sent[0], sent[0]]);
    expect([shown(), failures]).toEqual([{ value: true, pending: false }, []]);

    isOver = false;
    set(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(4);
    expect([shown().value, failures[0]?.error]).toEqual([true, busy]);

    set(false);
    services.session.end();
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(sent).toHaveLength(5);
  });

  test('a failed call with a newer wish behind it is followed by that wish, silently', async () => {
    likes.observe('shoe', true, relations.moment());
    set(false);
    set(true);
    await server.calls[0]!.fail(refused());
    expect(failures).toEqual([]);
    expect(server.calls).toHaveLength(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('after a lost answer the newer wish is sent even if it equals what was confirmed', async () => {
    likes.observe('shoe', false, relations.moment());
    set(true);
    set(false);
    await server.calls[0]!.fail(lost());
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
    await server.calls[1]!.answer();
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('after a lost answer the server is asked what it holds', async () => {
    open({ read: async () => new Map([['shoe', true]]) });
    set(true);
    await server.calls[0]!.fail(lost());
    expect(failures).toHaveLength(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('wins over data asked for before it settled, and yields to data asked for after', async () => {
    const before = relations.moment();
    set(true);
    await server.calls[0]!.answer();
    likes.observe('shoe', false, before);
    expect(shown().value).toBe(true);
    likes.observe('shoe', false, relations.moment());
    expect(shown().value).toBe(false);
  });

  test('an older list that arrives after a newer one changes nothing', () => {
    const older = relations.moment();
    const newer = relations.moment();
    likes.observe('shoe', true, newer);
    likes.observe('shoe', false, older);
    expect(shown().value).toBe(true);
  });

  test('tells only those who show the relation', () => {
    let toldOfShoe = 0;
    let toldOfHat = 0;
    likes.subscribe('shoe', () => toldOfShoe++);
    likes.subscribe('hat', () => toldOfHat++);
    set(true);
    expect([toldOfShoe, toldOfHat]).toEqual([1, 0]);
  });

  test('tells of what is asked for as soon as it shows, and not of what changes nothing', () => {
    const intents: unknown[] = [];
    likes.onIntent(({ id, value, source }) => intents.push([id, value, source]));
    likes.observe('shoe', true, relations.moment());
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
    likes.watch(() => told++);
    const before = likes.reading();
    set(true);
    const follow = defineRelation<Thing, boolean>({
      kind: 'follow',
      idOf: ({ id }) => id,
      send: async () => true,
    });
    relations.of(follow).observe('shoe', true, relations.moment());
    expect(told).toBe(1);
    expect(likes.reading()).not.toBe(before);
    expect(likes.reading().idsShowing(true)).toEqual(['shoe']);
    expect(likes.reading()).toBe(likes.reading());
    relations.reset();
    expect(likes.reading().idsShowing(true)).toEqual([]);
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
    likes.observe('shoe', true, asTheOneBefore);
    expect(shown().value).toBeUndefined();
    likes.observe('shoe', true, relations.moment());
    expect(shown().value).toBe(true);
  });

  test('asked for by somebody who hears of the one before is sent like any other', async () => {
    const stop = likes.onSettled(() => {
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
    likes.onSettled(() => relations.reset());
    set(true);
    set(false);
    await server.calls[0]!.answer();
    expect(server.calls).toHaveLength(1);
  });

  test('that ends with the session waits at its newest for the person to come back', async () => {
    const wishFrom = ({ thing, value }: { thing?: unknown; value?: unknown }) => ({
      thing: thing as Thing,
      value: value === true,
    });
    const { session, signInGate } = open({ gate: { reason: { kind: 'like' }, wishFrom } });
    set(true);
    set(false);
    session.refuse('token');
    await server.calls[0]!.fail(new ApiError('http', 'Over.', { status: 401 }));
    expect(signInGate.getReason()).toEqual({ kind: 'expired' });
    session.begin({ userId: 'mina', token: 'token-2', expiration: Date.now() + hour });
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
  });

  test('that waits is sent at once when the page goes away, with a higher number (P39)', async () => {
    set(true);
    set(false);
    void relations.flush();
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
    expect(server.calls[1]!.sequence).toBeGreaterThan(server.calls[0]!.sequence);
  });

  test('that was sent ahead of its turn is not sent again by a page that stays, which then asks what holds', async () => {
    let asked = 0;
    open({
      async read() {
        asked += 1;
        return new Map([['shoe', false]]);
      },
    });
    set(true);
    set(false);
    void relations.flush();
    // A server that knows no numbers may carry out the older one last.
    await server.calls[1]!.answer();
    await server.calls[0]!.answer();
    expect(server.calls).toHaveLength(2);
    expect(asked).toBe(1);
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('pressed again after the page came back is sent after what was sent as it left', async () => {
    set(true);
    set(false);
    void relations.flush();
    set(true);
    await server.calls[0]!.answer();
    // Nobody knows which of the first two the server carried out last.
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false, true]);
    await server.calls[2]!.answer();
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('that failed is not tried again once something else was asked for, and is told to be over', async () => {
    const over: string[] = [];
    relations.onFailureOver(({ id }) => over.push(id));
    set(true);
    await server.calls[0]!.fail(refused());
    set(true);
    expect(over).toEqual(['shoe']);
    await server.calls[1]!.answer();
    set(false);
    await server.calls[2]!.answer();
    failures[0]!.retry();
    expect(server.calls).toHaveLength(3);
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('whose answer and whose reading were both lost is read again when the network is back', async () => {
    const held = [() => Promise.reject(lost()), async () => new Map([['shoe', true]])];
    open({ read: () => held.shift()?.() ?? Promise.resolve(new Map()) });
    const over: string[] = [];
    relations.onFailureOver(({ id }) => over.push(id));
    set(true);
    await server.calls[0]!.fail(lost());
    expect(shown().value).toBeUndefined();
    expect(over).toEqual([]);
    relations.askOfUncertain();
    await Promise.resolve();
    await Promise.resolve();
    expect(shown()).toEqual({ value: true, pending: false });
    expect(over).toEqual(['shoe']);
    relations.askOfUncertain();
    expect(held).toEqual([]);
  });

  test('of a guest waits for the area that carries it out, also when that is loaded after the sign-in', async () => {
    const services = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
    const payload = { thing: shoe, value: true };
    services.signInGate.ask({ kind: 'like' }, { kind: 'like', payload });
    services.signInGate.proceed();
    services.session.begin({ userId: 'mina', token: 'token', expiration: Date.now() + hour });
    services.signInGate.forget();
    const relation = defineRelation<Thing, boolean>({
      kind: 'like',
      idOf: ({ id }) => id,
      send: server.send,
      gate: { reason: { kind: 'like' }, wishFrom: () => payload },
    });
    services.relations.of(relation);
    expect(server.calls.map((call) => call.wanted)).toEqual([true]);
  });

  test('of a guest is not carried out as whoever comes after the one who signed in', async () => {
    const services = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
    services.signInGate.ask({ kind: 'like' }, { kind: 'like', payload: {} });
    services.signInGate.proceed();
    services.session.begin({ userId: 'mina', token: 'token', expiration: Date.now() + hour });
    services.session.end();
    services.session.begin({ userId: 'jun', token: 'token-2', expiration: Date.now() + hour });
    const carriedOut: unknown[] = [];
    services.signInGate.onCarryOut('like', (payload) => carriedOut.push(payload));
    expect(carriedOut).toEqual([]);
  });

  test('what a list says of its things is heard once, and stands in an index', () => {
    let told = 0;
    likes.watch(() => told++);
    const ids = Array.from({ length: 100 }, (_, place) => `thing ${place}`);
    likes.observeAll(
      ids.map((id) => [id, true] as const),
      relations.moment(),
    );
    expect(told).toBe(1);
    expect(likes.reading().idsShowing(true)).toEqual(ids);
    likes.observeCollection(['thing 7'], { in: true, out: false }, relations.moment());
    expect(told).toBe(2);
    expect(likes.reading().idsShowing(true)).toEqual(['thing 7']);
  });

  test('two relations of one name are refused, since a stored wish could be carried out by the wrong one', () => {
    const { services } = openRelation({});
    const other = defineRelation<Thing, boolean>({
      kind: 'like',
      idOf: ({ id }) => id,
      send: async () => true,
    });
    expect(() => services.relations.of(other)).toThrow('Two relations are called "like"');
  });
});

describe('a count beside a relation', () => {
  const listed = { count: 3, value: false };

  test('follows what the viewer wants, and is never patched', () => {
    expect(countShowing(listed, undefined)).toBe(3);
    expect(countShowing(listed, true)).toBe(4);
    expect(countShowing({ count: 4, value: true }, true)).toBe(4);
    expect(countShowing({ count: 4, value: true }, false)).toBe(3);
  });

  test('is never below zero, also where a server counts late', () => {
    expect(countShowing({ count: 0, value: true }, false)).toBe(0);
  });
});

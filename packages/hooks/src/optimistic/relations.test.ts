import { ApiError } from '@vitrine/api';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createServices } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { settled } from '../testing/held-network.ts';
import {
  defineReading,
  defineRelation,
  defineThing,
  type RelationChange,
  type RelationPlan,
  tells,
} from './relation.ts';
import type { RelationFailure, RelationStore } from './relation-store.ts';
import type { Relations } from './relations.ts';

function slowServer() {
  const calls: {
    wanted: boolean;
    sequence: number;
    answer(held?: boolean): Promise<void>;
    fail(error: unknown): Promise<void>;
  }[] = [];
  return {
    calls,
    send: (_api: unknown, { value: wanted, sequence }: RelationChange<Thing, boolean>) =>
      new Promise<boolean>((resolve, reject) => {
        calls.push({
          wanted,
          sequence,
          answer(held = wanted) {
            resolve(held);
            return settled();
          },
          fail(error) {
            reject(error);
            return settled();
          },
        });
      }),
  };
}

interface Thing {
  id: string;
}

const shoe: Thing = { id: 'shoe' };
const thing = () =>
  defineThing<Thing>({ kind: 'thing', idOf: ({ id }) => id, from: (stored) => stored as Thing });

const readBy = (read: () => Promise<ReadonlyMap<string, boolean>>) =>
  tells(
    defineReading<readonly [string, boolean]>({
      size: 100,
      ask: async () => [...(await read())],
      idOf: ([id]) => id,
    }),
    ([, value]) => value,
  );
const hour = 3_600_000;

function openRelation(plan: Partial<RelationPlan<Thing, boolean>>) {
  const services = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
  services.session.begin({ userId: 'mina', token: 'token', expiration: Date.now() + hour });
  const send = async (_: unknown, { value }: RelationChange<Thing, boolean>) => value;
  const relation = defineRelation<Thing, boolean>({ kind: 'like', of: thing(), send, ...plan });
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

  test('a change shows at once and keeps the value that the server confirms', async () => {
    set(true);
    expect(shown()).toEqual({ value: true, pending: true });
    await server.calls[0]!.answer();
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('a change takes the server’s value if that differs from the intent', async () => {
    set(true);
    await server.calls[0]!.answer(false);
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('six clicks in a row end in the state of the last one, with one call in flight and one after it', async () => {
    for (const click of [true, false, true, false, true, false]) set(click);
    expect(server.calls).toHaveLength(1);
    expect(shown().value).toBe(false);
    await server.calls[0]!.answer();
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
    await server.calls[1]!.answer();
    expect(server.calls).toHaveLength(2);
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('a second change that equals the just confirmed value is not sent', async () => {
    set(true);
    set(false);
    set(true);
    await server.calls[0]!.answer();
    expect(server.calls).toHaveLength(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('an older intent never shows again between two calls', async () => {
    const seen: unknown[] = [];
    likes.subscribe('shoe', () => seen.push(shown().value));
    set(true);
    set(false);
    await server.calls[0]!.answer();
    await server.calls[1]!.answer();
    expect(seen).toEqual([true, false, false]);
  });

  test('a failure rolls back to the last confirmed value, is reported once, and can be retried', async () => {
    likes.observe('shoe', true, relations.moment());
    set(false);
    await server.calls[0]!.fail(refused());
    expect(shown()).toEqual({ value: true, pending: false });
    expect(failures).toMatchObject([{ relation: { kind: 'like' }, id: 'shoe', intended: false }]);

    failures[0]!.retry();
    await server.calls[1]!.answer();
    expect(shown().value).toBe(false);
  });

  test('a change that fails for a passing reason is repeated once, with the same number, and not for the next person', async () => {
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

  test('a failed call with a newer change behind it is followed by that change, silently', async () => {
    likes.observe('shoe', true, relations.moment());
    set(false);
    set(true);
    await server.calls[0]!.fail(refused());
    expect(failures).toEqual([]);
    expect(server.calls).toHaveLength(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('after a lost answer the newer change is sent even if it equals the confirmed value', async () => {
    likes.observe('shoe', false, relations.moment());
    set(true);
    set(false);
    await server.calls[0]!.fail(lost());
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
    await server.calls[1]!.answer();
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('after a lost answer the server is asked for its value', async () => {
    open({ reading: readBy(async () => new Map([['shoe', true]])) });
    set(true);
    await server.calls[0]!.fail(lost());
    expect(failures).toHaveLength(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('a confirmed change wins over data requested before it, and yields to data requested after it', async () => {
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

  test('a change notifies only the listeners of its thing', () => {
    let toldOfShoe = 0;
    let toldOfHat = 0;
    likes.subscribe('shoe', () => toldOfShoe++);
    likes.subscribe('hat', () => toldOfHat++);
    set(true);
    expect([toldOfShoe, toldOfHat]).toEqual([1, 0]);
  });

  test('a change is announced as soon as it shows, and not if it changes nothing', () => {
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

  test('a reading of a kind is a snapshot, and listeners hear when it is outdated', () => {
    let told = 0;
    likes.watch(() => told++);
    const before = likes.reading();
    set(true);
    const follow = defineRelation<Thing, boolean>({
      kind: 'follow',
      of: thing(),
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

  test('a list requested for the person before changes nothing for the next one', () => {
    const asTheOneBefore = relations.moment();
    relations.reset();
    likes.observe('shoe', true, asTheOneBefore);
    expect(shown().value).toBeUndefined();
    likes.observe('shoe', true, relations.moment());
    expect(shown().value).toBe(true);
  });

  test('a change requested by a listener of the change before is sent like any other', async () => {
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

  test('a waiting change is not sent as another person who comes meanwhile', async () => {
    likes.onSettled(() => relations.reset());
    set(true);
    set(false);
    await server.calls[0]!.answer();
    expect(server.calls).toHaveLength(1);
  });

  test('a change whose session ends is kept in its newest state until the person comes back', async () => {
    const { session, signInGate } = open({ gate: { kind: 'like' } });
    set(true);
    set(false);
    session.refuse('token');
    await server.calls[0]!.fail(new ApiError('http', 'Over.', { status: 401 }));
    expect(signInGate.getReason()).toEqual({ kind: 'expired' });
    session.begin({ userId: 'mina', token: 'token-2', expiration: Date.now() + hour });
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
  });

  test('a waiting change is sent at once when the page closes, with a higher number (P39)', async () => {
    set(true);
    set(false);
    void relations.flush();
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false]);
    expect(server.calls[1]!.sequence).toBeGreaterThan(server.calls[0]!.sequence);
  });

  test('a change sent ahead of its turn is not sent again if the page stays; the server is asked for its value instead', async () => {
    let asked = 0;
    open({
      reading: readBy(async () => {
        asked += 1;
        return new Map([['shoe', false]]);
      }),
    });
    set(true);
    set(false);
    void relations.flush();
    // A server without sequence numbers may carry out the older call last, so the value is asked for again.
    await server.calls[1]!.answer();
    await server.calls[0]!.answer();
    expect(server.calls).toHaveLength(2);
    expect(asked).toBe(1);
    expect(shown()).toEqual({ value: false, pending: false });
  });

  test('after changes that were sent side by side, the server is asked for its value even if it refuses the last one', async () => {
    let asked = 0;
    open({
      reading: readBy(async () => {
        asked += 1;
        return new Map([['shoe', true]]);
      }),
    });
    set(true);
    set(false);
    void relations.flush();
    await server.calls[1]!.fail(refused());
    await server.calls[0]!.answer();
    expect(asked).toBe(1);
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('a press after the page came back is sent after the changes that were sent as it left', async () => {
    set(true);
    set(false);
    void relations.flush();
    set(true);
    await server.calls[0]!.answer();
    // It is unknown which of the first two calls the server carried out last, so the press is sent too.
    expect(server.calls.map((call) => call.wanted)).toEqual([true, false, true]);
    await server.calls[2]!.answer();
    expect(shown()).toEqual({ value: true, pending: false });
  });

  test('a failed change cannot be retried after a newer one, and its failure is reported as over', async () => {
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

  test('a change whose answer and look-up were both lost is looked up again when the network is back', async () => {
    const held = [() => Promise.reject(lost()), async () => new Map([['shoe', true]])];
    let asked = 0;
    open({
      reading: readBy(() => {
        asked += 1;
        return held.shift()?.() ?? Promise.resolve(new Map());
      }),
    });
    const over: string[] = [];
    relations.onFailureOver(({ id }) => over.push(id));
    set(true);
    await server.calls[0]!.fail(lost());
    expect(shown().value).toBeUndefined();
    expect(over).toEqual([]);
    relations.askOfUncertain();
    await settled();
    expect(shown()).toEqual({ value: true, pending: false });
    expect(over).toEqual(['shoe']);
    relations.askOfUncertain();
    expect(asked).toBe(2);
  });

  test('changes with lost answers are looked up within the reading’s limit of things per call', async () => {
    const asked: (readonly string[])[] = [];
    const reading = defineReading<readonly [string, boolean]>({
      size: 1,
      async ask(_, ids) {
        asked.push(ids);
        throw lost();
      },
      idOf: ([id]) => id,
    });
    open({ reading: tells(reading, ([, value]) => value) });
    for (const id of ['shoe', 'hat']) likes.set({ id }, true, 'test');
    for (const call of server.calls) await call.fail(lost());
    asked.length = 0;
    relations.askOfUncertain();
    await settled();
    expect(asked).toEqual([['shoe']]);
  });

  test('a change of a person with an expired session stays for lists on screen, and is forgotten with that person', async () => {
    const { session } = open();
    set(true);
    await server.calls[0]!.answer();
    const shownLast = () => likes.reading().shownLast('shoe');
    session.refuse('token');
    expect([shown().value, shownLast(), likes.isTouched()]).toEqual([undefined, true, true]);
    session.begin({ userId: 'mina', token: 'token-2', expiration: Date.now() + hour });
    expect([shownLast(), likes.isTouched()]).toEqual([true, true]);
    session.begin({ userId: 'jun', token: 'token-3', expiration: Date.now() + hour });
    expect([shownLast(), likes.isTouched()]).toEqual([undefined, false]);
  });

  test('a guest’s change waits for its area, also if that loads after the sign-in', async () => {
    const services = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
    const payload = { thing: shoe, value: true };
    services.signInGate.ask({ kind: 'like' }, { kind: 'like', payload });
    services.signInGate.proceed();
    services.session.begin({ userId: 'mina', token: 'token', expiration: Date.now() + hour });
    services.signInGate.forget();
    const relation = defineRelation<Thing, boolean>({
      kind: 'like',
      of: thing(),
      send: server.send,
      gate: { kind: 'like' },
    });
    services.relations.of(relation);
    expect(server.calls.map((call) => call.wanted)).toEqual([true]);
  });

  test('a guest’s change is not carried out as a later person', async () => {
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

  test('listeners hear of the values of a list once', () => {
    let told = 0;
    likes.watch(() => told++);
    const ids = Array.from({ length: 100 }, (_, place) => `thing ${place}`);
    likes.observeAll(
      ids.map((id) => [id, true] as const),
      relations.moment(),
    );
    expect(told).toBe(1);
    expect(likes.reading().idsShowing(true)).toEqual(ids);
    likes.observeAll(
      ids.map((id) => [id, id === 'thing 7'] as const),
      relations.moment(),
    );
    expect(told).toBe(2);
    expect(likes.reading().idsShowing(true)).toEqual(['thing 7']);
  });

  test('two relations of one name are refused, since a stored change could be carried out by the wrong one', () => {
    const { services } = openRelation({});
    const other = defineRelation<Thing, boolean>({
      kind: 'like',
      of: thing(),
      send: async () => true,
    });
    expect(() => services.relations.of(other)).toThrow('Two relations are called "like"');
  });
});

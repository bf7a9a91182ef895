import { ApiError } from '@vitrine/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { createServices, type Services } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { settled } from '../testing/held-network.ts';
import { readerOf } from './reader.ts';
import {
  defineReading,
  defineReadingLike,
  defineRelation,
  defineThing,
  defineWholeReading,
  type Relation,
  tells,
} from './relation.ts';

interface Coat {
  id: string;
  isLiked?: boolean;
}
interface Status {
  id: string;
  liked?: boolean;
  worn: boolean;
}

let services: Services;
let defined = 0;
const signIn = (userId: string) =>
  services.session.begin({ userId, token: `token of ${userId}`, expiration: Date.now() + 3_600_000 });
const moment = () => services.relations.moment();
const shown = (relation: Relation<Coat, boolean>, id: string) =>
  services.relations.of(relation).view(id).value;

beforeEach(() => {
  services = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
  signIn('mina');
});

function openShop(size = 100, atOnce = 1) {
  const calls: {
    ids: readonly string[];
    viewer: string;
    answer(statuses: Status[]): Promise<void>;
    fail(error: unknown): Promise<void>;
  }[] = [];
  const coat = defineThing<Coat>({ kind: 'coat', idOf: ({ id }) => id, from: (stored) => stored as Coat });
  const statuses = defineReading<Status>({
    size,
    atOnce,
    ask: (_, ids, viewer) =>
      new Promise((resolve, reject) => {
        calls.push({
          ids,
          viewer,
          answer(given) {
            resolve(given);
            return settled();
          },
          fail(error) {
            reject(error);
            return settled();
          },
        });
      }),
    idOf: ({ id }) => id,
  });
  /** Loads a new area: each call defines another relation. */
  const loadArea = (of: 'liked' | 'worn' = 'liked') => {
    defined += 1;
    return defineRelation<Coat, boolean>({
      of: coat,
      kind: `${of} ${defined}`,
      send: async (_, { value }) => value,
      flag: ({ isLiked }) => (of === 'liked' ? isLiked : undefined),
      reading: tells(statuses, (status) => status[of]),
    });
  };
  return {
    coat,
    statuses,
    calls,
    loadArea,
    async want(...ids: string[]) {
      readerOf(services, statuses).want(ids);
      await settled();
    },
  };
}

const lost = () => new ApiError('network', 'Gone.');
const refused = () => new ApiError('http', 'No such coat.', { status: 404 });

describe('an area that loads after the answers', () => {
  test('a late area knows the values of earlier answers, and sends no request', async () => {
    const { coat, statuses, loadArea, calls, want } = openShop();
    services.relations.observe(coat, [{ id: 'shoe', isLiked: true }, { id: 'hat' }], moment());
    services.relations.observeAnswers(statuses, [{ id: 'bag', liked: true, worn: false }], moment());
    const liked = loadArea();
    expect(['shoe', 'hat', 'bag'].map((id) => shown(liked, id))).toEqual([true, undefined, true]);
    await want('shoe', 'bag');
    expect(calls).toEqual([]);
  });

  test('a late area takes the newest values, and an item without a flag changes nothing', () => {
    const { coat, statuses, loadArea } = openShop();
    const said = ['shoe', 'hat'].map((id) => ({ id, liked: true, worn: false }));
    services.relations.observeAnswers(statuses, said, moment());
    services.relations.observe(coat, [{ id: 'shoe' }, { id: 'hat', isLiked: false }], moment());
    const liked = loadArea();
    expect([shown(liked, 'shoe'), shown(liked, 'hat')]).toEqual([true, false]);
  });

  test('a late area knows nothing from requests or answers of the person before', () => {
    const { coat, statuses, loadArea } = openShop();
    services.relations.observe(coat, [{ id: 'cap', isLiked: true }], moment());
    const askedAt = moment();
    services.session.end();
    signIn('jun');
    services.relations.observe(coat, [{ id: 'shoe', isLiked: true }], askedAt);
    services.relations.observeAnswers(statuses, [{ id: 'hat', liked: true, worn: true }], askedAt);
    const liked = loadArea();
    services.relations.observe(coat, [{ id: 'bag', isLiked: true }], askedAt);
    expect(['cap', 'shoe', 'hat', 'bag'].map((id) => shown(liked, id))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a late area knows from a whole list whether a thing is in it', () => {
    const coat = defineThing<Coat>({ kind: 'coat', idOf: ({ id }) => id, from: (stored) => stored as Coat });
    const mine = defineWholeReading<Coat>({ of: coat, ask: async () => [] });
    services.relations.observeWhole(mine, [{ id: 'shoe', isLiked: false }], moment());
    const liked = defineRelation<Coat, boolean>({
      of: coat,
      kind: 'whole, loaded late',
      send: async (_, { value }) => value,
      flag: ({ isLiked }) => isLiked,
      whole: { reading: mine, in: true, out: false },
    });
    expect(shown(liked, 'shoe')).toBe(true);
  });
});

describe('a reading', () => {
  test('a reading answers for every loaded relation, in one call for all ids wanted at one moment', async () => {
    const { loadArea, calls, statuses } = openShop();
    const [liked, worn] = [loadArea('liked'), loadArea('worn')];
    const reader = readerOf(services, statuses);
    reader.want(['shoe']);
    reader.want(['hat', 'shoe']);
    await settled();
    expect(calls.map(({ ids, viewer }) => [ids, viewer])).toEqual([[['shoe', 'hat'], 'mina']]);
    await calls[0]!.answer([{ id: 'shoe', liked: true, worn: false }]);
    expect([shown(liked, 'shoe'), shown(worn, 'shoe'), shown(liked, 'hat')]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  test('a reading asks only once about things, even if the answer omits them', async () => {
    const { loadArea, calls, want } = openShop();
    loadArea();
    await want('shoe', 'hat');
    await calls[0]!.answer([{ id: 'shoe', liked: true, worn: false }]);
    await want('shoe', 'hat');
    expect(calls).toHaveLength(1);
  });

  test('a reading goes on after one refused thing, and stops after a server error', async () => {
    const { loadArea, calls, want } = openShop(1);
    loadArea();
    await want('a', 'b', 'c', 'd');
    await calls[0]!.fail(refused());
    expect(calls.map(({ ids }) => ids)).toEqual([['a'], ['b']]);
    await calls[1]!.fail(lost());
    expect(calls).toHaveLength(2);
    await want('e', 'c');
    expect(calls.at(-1)?.ids).toEqual(['e']);
    await calls[2]!.answer([]);
    expect(calls.at(-1)?.ids).toEqual(['c']);
  });

  test('a reading keeps to its limit of calls in flight, and asks about the last wanted things first', async () => {
    const { loadArea, calls, want } = openShop(1, 2);
    loadArea();
    await want('a', 'b', 'c');
    await want('d');
    expect(calls.map(({ ids }) => ids)).toEqual([['a'], ['b']]);
    await calls[0]!.answer([]);
    expect(calls.at(-1)?.ids).toEqual(['d']);
  });

  test('a reading starts again for the next person, and ignores answers for the one before', async () => {
    const { loadArea, calls, want } = openShop();
    const liked = loadArea();
    await want('shoe');
    signIn('jun');
    await calls[0]!.answer([{ id: 'shoe', liked: true, worn: true }]);
    expect(shown(liked, 'shoe')).toBeUndefined();
    await want('shoe');
    expect(calls.map(({ viewer }) => viewer)).toEqual(['mina', 'jun']);
  });

  test('a reading asks nothing for a guest', async () => {
    const { loadArea, calls, want } = openShop();
    loadArea();
    services.session.end();
    await want('shoe');
    expect(calls).toEqual([]);
  });

  test('a reading with another call informs the same relations, under the id that the server now uses', async () => {
    const { statuses, loadArea } = openShop();
    const liked = loadArea();
    let asked = 0;
    const ofLinks = defineReadingLike<Status, Status & { was: string }>(statuses, {
      size: 10,
      async ask() {
        asked += 1;
        return [{ was: 'link-1', id: 'shoe', liked: true, worn: false }];
      },
      idOf: ({ id }) => id,
      askedIdOf: ({ was }) => was,
      isProvisional: (id) => id.startsWith('link-'),
    });
    const reader = readerOf(services, ofLinks);
    services.relations.of(liked).observe('link-1', true, moment());
    reader.want(['link-1']);
    await settled();
    expect([reader.idNow('link-1'), shown(liked, 'shoe')]).toEqual(['shoe', true]);
    reader.want(['link-1']);
    await settled();
    expect(asked).toBe(1);
  });
});

test('a relation does not hold for things absent from a whole list, and the next component asks again for a failed list', async () => {
  const coat = defineThing<Coat>({ kind: 'coat', idOf: ({ id }) => id, from: (stored) => stored as Coat });
  const listed = [() => Promise.reject(lost()), async () => [{ id: 'hat' }]];
  const mine = defineWholeReading<Coat>({ of: coat, ask: () => listed.shift()?.() ?? Promise.resolve([]) });
  const held = defineRelation<Coat, boolean>({
    of: coat,
    kind: 'whole',
    send: async (_, { value }) => value,
    whole: { reading: mine, in: true, out: false },
  });
  const { relations } = services;
  relations.of(held).observe('shoe', true, moment());
  const reader = readerOf(services, mine);
  reader.want(['']);
  reader.want(['']);
  await settled();
  expect([relations.isWholeKnown(mine), listed.length]).toEqual([false, 1]);
  reader.want(['']);
  await settled();
  expect([relations.isWholeKnown(mine), shown(held, 'shoe'), shown(held, 'hat')]).toEqual([
    true,
    false,
    true,
  ]);
  services.session.end();
  expect(relations.isWholeKnown(mine)).toBe(false);
});

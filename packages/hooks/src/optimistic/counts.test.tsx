import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { defineReading, defineRelation, defineThing, implied, tells } from './relation.ts';
import { useHeldCount, useRelated } from './useRelated.ts';

interface Poll {
  id: string;
  counts: Record<string, number>;
  /** The viewer's choice: null for none, left out if the server omits it. */
  mine?: string | null;
}
interface Person {
  id: string;
  followerCount: number;
  followingCount?: number;
  isFollowing?: boolean;
}

let app: ReturnType<typeof heldApp>;
let defined = 0;
let answers: ((held?: boolean | string | null) => Promise<void>)[] = [];
beforeEach(() => {
  app = heldApp();
  app.signIn();
  answers = [];
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const held = <Value,>(wanted: Value) =>
  new Promise<Value>((resolve, reject) => {
    answers.push((value) => {
      if (value === undefined) resolve(wanted);
      else if (value === 'refused') reject(new Error('No.'));
      else resolve(value as Value);
      return settled();
    });
  });
const answer = (place: number, value?: boolean | string | null) => act(() => answers[place]!(value));
const moment = () => app.services.relations.moment();

function openVote() {
  defined += 1;
  const poll = defineThing<Poll>({ kind: 'poll', idOf: ({ id }) => id, from: (stored) => stored as Poll });
  const vote = defineRelation<Poll, string | null>({
    of: poll,
    kind: `vote ${defined}`,
    send: (_, { value }) => held(value),
    flag: ({ mine }) => mine,
    count: ({ counts }, option) => (option === null ? undefined : counts[option]),
    isValue: (stored): stored is string | null => stored === null || typeof stored === 'string',
    gate: { kind: 'feature' },
  });
  const open = (given: Poll) => {
    app.services.relations.observe(poll, [given], moment());
    const { result } = renderHook(() => useRelated(vote, given, 'Poll'), app.rendering);
    return {
      set: (option: string | null) => act(() => result.current.set(option)),
      shown: () => [result.current.value, result.current.countOf('red'), result.current.countOf('blue')],
    };
  };
  return { vote, poll, open };
}

describe('a vote', () => {
  test('a vote moves one count down and another up, and can be taken back', async () => {
    const { set, shown } = openVote().open({ id: 'coat', counts: { red: 2, blue: 1 }, mine: 'red' });
    expect(shown()).toEqual(['red', 2, 1]);
    set('blue');
    expect(shown()).toEqual(['blue', 1, 2]);
    await answer(0);
    expect(shown()).toEqual(['blue', 1, 2]);
    set(null);
    expect(shown()).toEqual([null, 1, 1]);
    await answer(1);
    expect(shown()).toEqual([null, 1, 1]);
  });

  test('a known absence of a vote differs from an unknown vote', async () => {
    const { open } = openVote();
    const none = open({ id: 'coat', counts: { red: 0, blue: 0 }, mine: null });
    const unknown = open({ id: 'hat', counts: { red: 3, blue: 0 } });
    expect([none.shown()[0], unknown.shown()[0]]).toEqual([null, undefined]);
    unknown.set('red');
    expect(unknown.shown()).toEqual(['red', 4, 0]);
    await answer(0, 'refused');
    expect(unknown.shown()).toEqual([undefined, 3, 0]);
  });

  test('a guest’s vote is sent after the sign-in, and any other stored value is not', () => {
    app.services.signOut();
    const { vote, open } = openVote();
    const { set, shown } = open({ id: 'coat', counts: { red: 2, blue: 1 } });
    set('red');
    app.services.signInGate.ask(
      { kind: 'feature' },
      { kind: vote.kind, payload: { thing: { id: 'hat' }, value: 7 } },
    );
    act(() => app.signIn('jun'));
    expect(shown()).toEqual(['red', 3, 1]);
    expect(answers).toHaveLength(1);
  });
});

function openFollow() {
  defined += 1;
  const person = defineThing<Person>({
    kind: 'person',
    idOf: ({ id }) => id,
    from: (stored) => stored as Person,
  });
  const checks = defineReading<{ id: string; on: boolean }>({
    size: 1,
    ask: async (_, [id = '']) => [{ id, on: await held(false) }],
    idOf: ({ id }) => id,
  });
  const follow = defineRelation<Person, boolean>({
    of: person,
    kind: `follow ${defined}`,
    send: (_, { value }) => held(value),
    flag: ({ isFollowing }) => isFollowing,
    count: ({ followerCount }) => followerCount,
    reading: tells(checks, ({ on }) => on),
  });
  const { relations } = app.services;
  return {
    person,
    checks,
    follow,
    listed(given: Person): Person {
      relations.observe(person, [given], moment());
      return given;
    },
    checked: (id: string, on: boolean) => act(() => relations.observeAnswers(checks, [{ id, on }], moment())),
    show: (given: Person) =>
      renderHook(
        ({ of }) => {
          const { value, set, countOf } = useRelated(follow, of, 'Profile');
          return { isOn: value ?? false, count: countOf(true), set };
        },
        {
          ...app.rendering,
          initialProps: { of: given },
        },
      ),
  };
}

describe('a count beside a relation', () => {
  test('a count follows the viewer’s change, rolls back with a failure, and is never below zero', async () => {
    const { listed, show } = openFollow();
    const { result } = show(listed({ id: 'jun', followerCount: 3, isFollowing: false }));
    act(() => result.current.set(true));
    expect(result.current.count).toBe(4);
    await answer(0, 'refused');
    expect(result.current.count).toBe(3);
    const late = show(listed({ id: 'zoe', followerCount: 0, isFollowing: true }));
    act(() => late.result.current.set(false));
    expect(late.result.current.count).toBe(0);
  });

  // Flags that a list omits are asked for separately; its count includes the viewer all along.
  test('a count of a list without flags includes the viewer if a later answer says so', async () => {
    const { listed, checked, show } = openFollow();
    const { result } = show(listed({ id: 'jun', followerCount: 3 }));
    checked('jun', true);
    expect([result.current.isOn, result.current.count]).toEqual([true, 3]);
    act(() => result.current.set(false));
    expect(result.current.count).toBe(2);
    await answer(0);
    expect(result.current.count).toBe(2);
  });

  test('a count of a list without flags that was fetched after a change includes the change', async () => {
    const { listed, checked, show } = openFollow();
    const { result, rerender } = show(listed({ id: 'jun', followerCount: 3 }));
    checked('jun', false);
    act(() => result.current.set(true));
    await answer(0);
    expect(result.current.count).toBe(4);
    rerender({ of: listed({ id: 'jun', followerCount: 4 }) });
    expect(result.current.count).toBe(4);
    act(() => result.current.set(false));
    expect(result.current.count).toBe(3);
  });

  test('a count is the same for every component, also for a later one', async () => {
    const { listed, show } = openFollow();
    const jun = listed({ id: 'jun', followerCount: 3, isFollowing: false });
    const first = show(jun);
    act(() => first.result.current.set(true));
    await answer(0);
    expect(show(jun).result.current.count).toBe(4);
  });

  test('a count follows changes implied by another relation, even if nothing shows that one', async () => {
    const { person, follow, listed, checked, show } = openFollow();
    const block = defineRelation<Person, boolean>({
      of: person,
      kind: `block ${defined}`,
      send: (_, { value }) => held(value),
      implies: (isBlocked) => (isBlocked ? [implied(follow, false)] : []),
    });
    const jun = listed({ id: 'jun', followerCount: 3, isFollowing: true });
    const { result } = show(jun);
    app.services.relations.of(block).set(jun, true, 'Menu');
    expect(result.current.isOn).toBe(true);
    await answer(0);
    expect([result.current.isOn, result.current.count]).toEqual([false, 2]);

    const zoe = listed({ id: 'zoe', followerCount: 3 });
    checked('zoe', true);
    const other = show(zoe);
    app.services.relations.of(block).set(zoe, true, 'Menu');
    await answer(1);
    expect([other.result.current.isOn, other.result.current.count]).toEqual([false, 2]);
  });
});

describe('the number of things for which a relation holds', () => {
  test('the number is the listed count and later changes, wherever those were shown', async () => {
    const { person, follow, listed, show } = openFollow();
    const own = listed({ id: 'mina', followerCount: 0, followingCount: 3 });
    const count = (of: Person) =>
      renderHook(({ given }) => useHeldCount(follow, given, given.followingCount ?? 0), {
        ...app.rendering,
        initialProps: { given: of },
      });
    const jun = show(listed({ id: 'jun', followerCount: 3, isFollowing: false }));
    act(() => jun.result.current.set(true));
    await answer(0);
    const held = count(own);
    expect(held.result.current).toBe(4);
    const newer = { ...own, followingCount: 4 };
    app.services.relations.observe(person, [newer], moment());
    held.rerender({ given: newer });
    expect(held.result.current).toBe(4);
  });
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OUTDATED_FEEDS_KEY } from '../feed/open-feed.ts';
import { useFollow } from '../follow/useFollow.ts';
import type { Removal } from '../optimistic/removals.ts';
import { useLandingFeed } from '../products/useLandingFeed.ts';
import { useProfile } from '../profile/useProfile.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { productOf } from '../testing/products.ts';
import { type Blocking, useBlock } from './useBlock.ts';
import { useBlockedPeople } from './useBlockedPeople.ts';
import { useReport } from './useReport.ts';
import { useReportGate } from './useReportGate.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  app.services.session.dispose();
});

const jun = { id: 'jun', username: 'jun' };
const person = { ...jun, name: null, profilePicture: null };

test('a block ends following the blocked person', async () => {
  const follow = renderHook(() => useFollow(jun, 'Profile'), app.rendering);
  act(() => follow.result.current.set(true));
  await act(() => app.network.last('/api/follow/follow').answer({ isFollowing: true }));
  const block = renderHook(() => useBlock(jun, 'Profile'), app.rendering);
  act(() => block.result.current.set(true));
  const sent = app.network.last('/api/moderation/block');
  expect(sent).toMatchObject({ method: 'POST', body: { userId: 'mina', blockedId: 'jun' } });
  await act(() => sent.answer({ blocked: true }));
  expect([block.result.current.isBlocked, follow.result.current.isFollowing]).toEqual([true, false]);
});

const landingPage = (...products: ReturnType<typeof productOf>[]) => ({
  products,
  pagination: { page: 1, pages: 2 },
});
const ofJun = productOf('scarf', { username: 'jun' });
const ofBen = productOf('shoe', { username: 'ben' });

test('products found by a blocked person leave the pages at once, stay out of later pages, and return after the unblock', async () => {
  const block = renderHook(() => useBlock(jun, 'Profile'), app.rendering);
  const landing = renderHook(() => useLandingFeed('landing'), app.rendering);
  const ids = () => landing.result.current.products.map(({ id }) => id);
  await act(() => app.network.last('/api/products').answer(landingPage(ofJun, ofBen)));
  expect(ids()).toEqual(['scarf', 'shoe']);
  act(() => block.result.current.set(true));
  expect(ids()).toEqual(['shoe']);
  act(() => landing.result.current.loadMore());
  const later = landingPage(productOf('hat', { username: 'jun' }), productOf('coat'));
  await act(() => app.network.last('/api/products').answer(later));
  expect(ids()).toEqual(['shoe', 'coat']);
  await act(() => app.network.last('/api/moderation/block').answer({ blocked: true }));

  act(() => block.result.current.set(false));
  await act(() => app.network.last('/api/moderation/block').answer({ blocked: false }));
  landing.unmount();
  const again = renderHook(() => useLandingFeed('landing'), app.rendering);
  await act(() => app.network.last('/api/products').answer(landingPage(ofJun, ofBen)));
  expect(again.result.current.products).toEqual([ofJun, ofBen]);
});

test('pages kept by one tab before a block in another one do not return with a reload', async () => {
  const [local, ofTab] = [sharedMap(), sharedMap()];
  const start = () => {
    app.services.session.dispose();
    app = heldApp({ localStorage: memoryStorage(local), sessionStorage: memoryStorage(ofTab) });
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  start();
  app.signIn();
  const landing = renderHook(() => useLandingFeed('landing'), app.rendering);
  await act(() => app.network.last('/api/products').answer(landingPage(ofJun, ofBen)));
  const otherTab = heldApp({
    localStorage: memoryStorage(local),
    sessionStorage: memoryStorage(sharedMap()),
  });
  const { result } = renderHook(() => useBlock(jun, 'Profile'), otherTab.rendering);
  act(() => result.current.set(true));
  vi.setSystemTime(Date.now() + 1);
  await act(() => otherTab.network.last('/api/moderation/block').answer({ blocked: true }));
  otherTab.services.session.dispose();
  landing.unmount();
  start();
  const again = renderHook(() => useLandingFeed('landing'), app.rendering);
  expect(again.result.current.products).toEqual([]);
  await act(() => app.network.last('/api/products').answer(landingPage(ofBen)));
  expect(again.result.current.products).toEqual([ofBen]);
});

test('pages are rendered anew for a viewer who blocks a person, and pages kept before stay outdated', async () => {
  const local = sharedMap();
  app.services.session.dispose();
  app = heldApp({ localStorage: memoryStorage(local) });
  app.signIn();
  vi.useFakeTimers({ toFake: ['Date'] });
  const { result } = renderHook(() => useBlock(jun, 'Profile'), app.rendering);
  const other = renderHook(() => useBlock({ id: 'ben', username: 'ben' }, 'Profile'), app.rendering);
  const noted = () => JSON.parse(local.values.get(`${OUTDATED_FEEDS_KEY}:mina`) ?? 'null');
  const settle = async ({ set }: Blocking, blocked: boolean) => {
    vi.setSystemTime(Date.now() + 1);
    act(() => set(blocked));
    await act(() => app.network.last('/api/moderation/block').answer({ blocked }));
    return Date.now();
  };
  const asked = () => app.network.last('/api/moderation/blocked');
  await settle(result.current, true);
  await settle(other.result.current, true);
  const first = await settle(result.current, false);
  await act(() => asked().answer({ users: [{ ...person, id: 'ben' }] }));
  expect(noted()).toEqual({ until: first, differ: true });
  const last = await settle(other.result.current, false);
  await act(() => asked().answer({ users: [] }));
  expect(noted()).toEqual({ until: last, differ: false });

  // An answer requested before a newer block does not count: the viewer still sees other items than guests.
  await settle(result.current, true);
  await settle(result.current, false);
  const late = asked();
  const newest = await settle(other.result.current, true);
  await act(() => late.answer({ users: [] }));
  expect(noted()).toEqual({ until: newest, differ: true });
});

test('a block whose answer was lost ends in the server’s state, however long the list of blocked people is', async () => {
  const { result } = renderHook(() => useBlock(jun, 'Profile'), app.rendering);
  act(() => result.current.set(true));
  await act(() => app.network.last('/api/moderation/block').lose());
  expect(result.current.isBlocked).toBe(false);
  const ask = () => app.network.last('/api/moderation/blocked');
  await act(() => ask().answer({ users: [{ ...person, id: 'ben' }], nextCursor: 'more' }));
  expect(ask().query).toMatchObject({ cursor: 'more' });
  await act(() => ask().answer({ users: [person] }));
  expect(result.current.isBlocked).toBe(true);
});

test('an unblocked person leaves the list at once, returns if that fails, and can be blocked again', async () => {
  const removals: Removal<typeof jun>[] = [];
  const list = renderHook(
    () => useBlockedPeople('settings', { onUnblocked: (removal) => removals.push(removal) }),
    app.rendering,
  );
  await act(() => app.network.last('/api/moderation/blocked').answer({ users: [person] }));
  act(() => list.result.current.unblock(person));
  expect(list.result.current.people).toEqual([]);
  const refused = app.network.last('/api/moderation/block', ({ method }) => method === 'DELETE');
  await act(() => refused.answer({ error: 'Out of order' }, 500));
  expect(list.result.current.people).toEqual([person]);

  act(() => list.result.current.unblock(person));
  await act(() => app.network.last('/api/moderation/block').answer({ blocked: false }));
  await act(async () => void (await removals.at(-1)?.undo()));
  expect(app.network.last('/api/moderation/block').method).toBe('POST');
  await act(() => app.network.last('/api/moderation/block').answer({ blocked: true }));
  expect(list.result.current.people).toEqual([person]);
});

test('a failed report says why, and can be sent again', async () => {
  const { result } = renderHook(() => useReport({ kind: 'user', id: 'jun' }), app.rendering);
  act(() => void result.current.send({ category: 'spam', note: '' }));
  expect(result.current.status).toBe('sending');
  const sent = app.network.last('/api/moderation/report');
  expect(sent.body).toEqual({ kind: 'user', id: 'jun', category: 'spam' });
  await act(() => sent.answer({ error: 'That is a lot of reports.' }, 429));
  expect(result.current).toMatchObject({
    status: 'asking',
    error: { status: 429, text: 'That is a lot of reports.' },
  });
  act(() => void result.current.send({ category: 'other', note: 'Again' }));
  await act(() => app.network.last('/api/moderation/report').answer({ reported: true }));
  expect(result.current).toMatchObject({ status: 'sent', error: undefined });
});

test.each([
  ['arrives', { reported: true }, 200],
  ['fails', { error: 'That is a lot of reports.' }, 429],
] as const)('the next viewer does not see that a report %s', async (_, answer, status) => {
  const { result } = renderHook(() => useReport({ kind: 'user', id: 'jun' }), app.rendering);
  act(() => void result.current.send({ category: 'spam', note: '' }));
  const sent = app.network.last('/api/moderation/report');
  act(() => app.services.signOut());
  act(() => app.signIn('ben'));
  await act(() => sent.answer(answer, status));
  expect(result.current).toMatchObject({ status: 'asking', error: undefined });
});

test('an unsent report is there again until it has arrived, and for no one else', async () => {
  const open = () => renderHook(() => useReport({ kind: 'user', id: 'jun' }), app.rendering);
  const typed = { category: 'spam', note: 'Every day' } as const;
  const first = open();
  act(() => first.result.current.setDraft(typed));
  first.unmount();
  const { result } = open();
  expect(result.current.draft).toEqual(typed);
  act(() => app.services.signOut());
  act(() => app.signIn('ben'));
  expect(result.current.draft).toEqual({ category: null, note: '' });
  act(() => result.current.setDraft(typed));
  act(() => void result.current.send(typed));
  await act(() => app.network.last('/api/moderation/report').answer({ reported: true }));
  expect(result.current.draft.note).toBe('');
});

test('a viewer who is blocked while looking at a profile no longer sees it (1 §6)', async () => {
  const { result } = renderHook(() => useProfile('jun'), app.rendering);
  const answer = {
    ...person,
    bio: null,
    coverPhoto: null,
    followerCount: 2,
    followingCount: 0,
    postCount: 0,
  };
  await act(() => app.network.last('/api/profile/jun').answer({ ...answer, isFollowing: true }));
  expect(result.current.profile?.username).toBe('jun');
  act(() => result.current.retry());
  await act(() =>
    app.network
      .last('/api/profile/jun')
      .answer({ error: 'You cannot view this profile', blocked: true }, 403),
  );
  expect(result.current).toMatchObject({ profile: undefined, status: 'error', problem: 'blocked' });
});

test('a guest’s block is sent once after the sign-in (D85)', async () => {
  app.services.signOut();
  const { result } = renderHook(() => useBlock(jun, 'Profile'), app.rendering);
  act(() => result.current.set(true));
  const sent = () => app.network.calls.filter(({ path }) => path === '/api/moderation/block');
  expect(sent()).toEqual([]);
  app.services.signInGate.proceed();
  act(() => app.signIn());
  act(() => app.services.signOut());
  act(() => app.signIn('ben'));
  expect(sent().map(({ body }) => body)).toMatchObject([{ userId: 'mina', blockedId: 'jun' }]);
});

test('a guest’s report goes on once after the sign-in, at the place where it began (D85)', () => {
  app.services.signOut();
  const asked: [place: string, id: string][] = [];
  const open = (place: string) =>
    renderHook(() => useReportGate(place, ({ id }) => asked.push([place, id])), app.rendering);
  const comments = open('comments of p1');
  act(() => comments.result.current({ kind: 'comment', id: 'c1' }));
  expect(app.services.signInGate.getReason()).toEqual({ kind: 'report' });
  comments.unmount();
  app.services.signInGate.proceed();
  app.signIn();
  open('comments of p2');
  open('post p1');
  expect(asked).toEqual([]);
  open('comments of p1').unmount();
  open('comments of p1');
  expect(asked).toEqual([['comments of p1', 'c1']]);
  const person = open('person jun');
  act(() => person.result.current({ kind: 'user', id: 'jun' }));
  expect(asked[1]).toEqual(['person jun', 'jun']);
});

test.each([
  ['the same person', 'mina', ['jun']],
  ['somebody else', 'ben', []],
] as const)(
  'a report open at the end of a session goes on after the sign-in of %s only if it is theirs',
  (_, comes, again) => {
    const asked: string[] = [];
    const jun = { kind: 'user', id: 'jun' } as const;
    const open = (reported?: typeof jun) =>
      renderHook(() => useReportGate('person jun', ({ id }) => asked.push(id), reported), app.rendering);
    const page = open(jun);
    act(() => app.services.session.refuse(app.services.session.token() ?? ''));
    act(() => app.services.signInGate.proceed());
    page.unmount();
    act(() => app.signIn(comes));
    open();
    expect(asked).toEqual(again);
  },
);

test('an unblocked person does not return to the list after a reload, nor after the session expires', async () => {
  const [local, ofTab] = [sharedMap(), sharedMap()];
  const start = () => {
    app.services.session.dispose();
    app = heldApp({ localStorage: memoryStorage(local), sessionStorage: memoryStorage(ofTab) });
  };
  start();
  app.signIn();
  const list = renderHook(() => useBlockedPeople('settings'), app.rendering);
  const ben = { ...person, id: 'ben', username: 'ben' };
  await act(() => app.network.last('/api/moderation/blocked').answer({ users: [person, ben] }));
  act(() => list.result.current.unblock(person));
  await act(() => app.network.last('/api/moderation/block').answer({ blocked: false }));
  act(() => app.services.session.refuse('token of mina'));
  expect(list.result.current.people).toEqual([ben]);
  act(() => app.signIn());
  list.unmount();
  start();
  const again = renderHook(() => useBlockedPeople('settings'), app.rendering);
  expect(again.result.current.people).toEqual([]);
  expect(app.network.calls.map(({ path }) => path)).toContain('/api/moderation/blocked');
});

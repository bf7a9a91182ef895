import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { roomNews } from './room-news.ts';
import { useCreateRoom } from './useCreateRoom.ts';
import { useInvite } from './useInvite.ts';
import { useReadMarker } from './useReadMarker.ts';
import { useRooms } from './useRooms.ts';
import { useUnreadMessages } from './useUnreadMessages.ts';

const ROOMS = '/api/dressingroom/rooms';
const UNREAD = '/api/dressingroom/unread';

const roomOf = (id: string, given: Record<string, unknown> = {}) => ({
  id,
  name: `room ${id}`,
  description: null,
  participant_count: 2,
  participants: [],
  participantNames: ['jun'],
  message_count: 1,
  vote_count: 0,
  unread_count: 0,
  last_activity_at: '2026-11-22T12:00:00.000Z',
  recentMessage: null,
  ...given,
});

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const called = (method: string, path: string) =>
  app.network.calls.filter((call) => call.method === method && call.path === path);

describe('the rooms of a viewer', () => {
  test('the address with a hyphen is asked only after a 404 (D5)', async () => {
    const { result } = renderHook(() => useRooms(), app.rendering);
    expect(called('GET', '/api/dressing-room/rooms')).toEqual([]);
    await act(() => app.network.last(ROOMS).answer({ error: 'Not found' }, 404));
    await act(() => app.network.last('/api/dressing-room/rooms').answer({ rooms: [roomOf('1')] }));
    expect(result.current.rooms?.map(({ name }) => name)).toEqual(['room 1']);
  });

  test('another failure is an error that can be retried', async () => {
    const { result } = renderHook(() => useRooms(), app.rendering);
    await act(() => app.network.last(ROOMS).answer({ error: 'Down' }, 500));
    expect(result.current.error).toBeDefined();
    act(() => result.current.reload());
    await act(() => app.network.last(ROOMS).answer({ rooms: [] }));
    expect(result.current.rooms).toEqual([]);
  });

  test('unread counts follow the numbers of the server, in the list and in total', async () => {
    const { result } = renderHook(() => ({ ...useRooms(), total: useUnreadMessages() }), app.rendering);
    await act(() => app.network.last(ROOMS).answer({ rooms: [roomOf('1', { unread_count: 1 })] }));
    await act(() =>
      app.network.last(UNREAD).answer({ unread_count: 4, rooms: [{ id: '1', number: 9, unread_count: 4 }] }),
    );
    expect(result.current.rooms?.[0]?.unreadCount).toBe(4);
    expect(result.current.total).toBe(4);
  });

  test('a hint with a known number has the counts asked for again, as after reading or muting on another device', async () => {
    const { result } = renderHook(() => useUnreadMessages(), app.rendering);
    const answer = (unread: number) =>
      act(() =>
        app.network
          .last(UNREAD)
          .answer({ unread_count: unread, rooms: [{ id: '1', number: 9, unread_count: unread }] }),
      );
    await answer(4);
    const before = called('GET', UNREAD).length;
    act(() => roomNews(app.services).hear({ id: '1', number: 8 }));
    expect(called('GET', UNREAD)).toHaveLength(before);
    act(() => roomNews(app.services).hear({ id: '1', number: 9 }));
    expect(called('GET', UNREAD)).toHaveLength(before + 1);
    await answer(0);
    expect(result.current).toBe(0);
  });

  test('the count of unread messages is not asked for guests', () => {
    app.services.signOut();
    renderHook(() => useUnreadMessages(), app.rendering);
    expect(called('GET', UNREAD)).toEqual([]);
  });
});

describe('a new room', () => {
  test('a repeat after a lost answer names the same room, and the typed text is kept until it is created', async () => {
    const { result } = renderHook(() => useCreateRoom(), app.rendering);
    act(() =>
      result.current.setDraft({ name: ' Wedding ', description: '', isPrivate: true, invited: ['jun'] }),
    );
    act(() => void result.current.create());
    await act(() => app.network.last(ROOMS).lose());
    expect(result.current).toMatchObject({ draft: { name: ' Wedding ' }, failure: { kind: 'network' } });
    act(() => void result.current.create());
    const [first, second] = called('POST', ROOMS);
    expect(first?.body).toMatchObject({
      name: 'Wedding',
      description: null,
      isPrivate: true,
      maxParticipants: 25,
      invitedFriends: ['jun'],
    });
    expect(second?.body.clientId).toBe(first?.body.clientId);
    await act(() => second!.answer(roomOf('1'), 201));
    expect(result.current.draft.name).toBe('');
  });
});

describe('invitations', () => {
  test('friends are invited one by one with the specified message, and failures are counted (2 §7, D72)', async () => {
    const { result } = renderHook(() => useInvite({ id: '1', name: 'Wedding' }), app.rendering);
    let outcome: unknown;
    act(() => void result.current(['jun', 'otis']).then((is) => (outcome = is)));
    const inviting = () => called('POST', `${ROOMS}/1/invite`);
    expect(inviting().map(({ body }) => body)).toEqual([
      { inviteeId: 'jun', message: 'Join my dressing room: Wedding' },
    ]);
    await act(() => inviting()[0]!.answer({ invited: true }));
    await act(() => inviting()[1]!.answer({ error: 'Full' }, 409));
    expect(outcome).toEqual({ sent: 1, failed: ['otis'] });
  });
});

describe('the read marker of a room', () => {
  test('it only rises, and tries again after a failure', async () => {
    const { rerender } = renderHook(({ number }) => useReadMarker('1', number), {
      ...app.rendering,
      initialProps: { number: undefined as number | undefined },
    });
    const marking = () => called('PUT', `${ROOMS}/1/read`);
    expect(marking()).toEqual([]);
    rerender({ number: 5 });
    rerender({ number: 4 });
    expect(marking().map(({ body }) => body)).toEqual([{ number: 5 }]);
    await act(() => marking()[0]!.lose());
    rerender({ number: 5 });
    rerender({ number: undefined });
    rerender({ number: 5 });
    expect(marking()).toHaveLength(2);
  });
});

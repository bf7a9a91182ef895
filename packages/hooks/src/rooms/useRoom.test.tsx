import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { roomNews } from './room-news.ts';
import { useLeaveRoom } from './useLeaveRoom.ts';
import { useRoom } from './useRoom.ts';

const ROOM = '/api/dressingroom/rooms/1';
const UNREAD = '/api/dressingroom/unread';
const wedding = { id: '1', name: 'Wedding', description: null, participants: [] };
const NOT_FOUND = { error: 'You are not in this room.', code: 'room_not_found' };

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const answer = (path: string, body: unknown, status?: number) =>
  act(() => app.network.last(path).answer(body, status));
const numbers = (...ids: string[]) => ({
  unreadCount: 0,
  rooms: ids.map((id) => ({ id, number: 1, unreadCount: 0 })),
});

async function open() {
  const { result } = renderHook(() => ({ ...useRoom('1'), ...useLeaveRoom('1') }), app.rendering);
  await answer(ROOM, wedding);
  await answer(UNREAD, numbers('1'));
  expect(result.current.room?.name).toBe('Wedding');
  return result;
}

test('a room that is missing among the numbers is no longer shown, until the viewer is invited again', async () => {
  const result = await open();
  act(() => void roomNews(app.services).look());
  await answer(UNREAD, numbers());
  expect(result.current.room).toBeUndefined();
  expect(result.current.error).toMatchObject({ code: 'room_not_found' });
  act(() => void roomNews(app.services).look());
  await answer(UNREAD, numbers('1'));
  await answer(ROOM, { ...wedding, name: 'Wedding again' });
  expect(result.current.room?.name).toBe('Wedding again');
  expect(result.current.error).toBeUndefined();
});

test('a room that the page itself is leaving stays until the answer, and for its end of the page', async () => {
  const result = await open();
  let left: unknown = 'not yet';
  act(() => void result.current.leave().then((failure) => (left = failure)));
  act(() => roomNews(app.services).hear({ id: '1', number: 2 }));
  await answer(ROOM, NOT_FOUND, 404);
  expect(result.current.room?.name).toBe('Wedding');
  await answer(`${ROOM}/leave`, { success: true });
  expect(left).toBeUndefined();
  expect(result.current.room?.name).toBe('Wedding');
});

test('a room whose leaving failed is shown as the server has it', async () => {
  const result = await open();
  act(() => void result.current.leave());
  act(() => roomNews(app.services).hear({ id: '1', number: 2 }));
  await answer(ROOM, NOT_FOUND, 404);
  await answer(`${ROOM}/leave`, { error: 'Out of order' }, 500);
  expect(result.current.room).toBeUndefined();
});

test('a page of a proxy in place of the room keeps what is shown', async () => {
  const result = await open();
  act(() => result.current.refresh());
  await answer(ROOM, 'Not found', 404);
  expect(result.current.room?.name).toBe('Wedding');
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import {
  PICTURE_REFETCH_MS,
  PICTURE_RETRIES,
  PICTURE_RETRY_DELAY_MS,
  useSignedPicture,
} from './useSignedPicture.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  app.services.session.dispose();
});

const CALL = '/api/profile/profile-picture/jun';
const asked = () => app.network.calls.filter(({ path }) => path === CALL).length;
const FIRST = 'https://pictures.test/1';
const SECOND = 'https://pictures.test/2';
const open = (first: string | null = FIRST) =>
  renderHook(() => useSignedPicture('jun', 'picture', first), { wrapper: app.rendering.wrapper });

test('the address of a picture is fetched again every 45 minutes, and the old one stays meanwhile (1 §9)', async () => {
  expect(PICTURE_REFETCH_MS).toBe(2_700_000);
  const { result } = open();
  act(() => void vi.advanceTimersByTime(PICTURE_REFETCH_MS - 1));
  expect(asked()).toBe(0);
  act(() => void vi.advanceTimersByTime(1));
  expect([asked(), result.current.src]).toEqual([1, FIRST]);
  await act(() => app.network.last(CALL).answer({ signedUrl: SECOND }));
  expect(result.current.src).toBe(SECOND);
  act(() => void vi.advanceTimersByTime(PICTURE_REFETCH_MS));
  expect(asked()).toBe(2);
});

test('the address of a failed picture is fetched once, and not in a loop (D76)', async () => {
  const { result } = open();
  act(() => result.current.onError());
  await act(() => app.network.last(CALL).answer({ signedUrl: SECOND }));
  expect(result.current.src).toBe(SECOND);
  act(() => result.current.onError());
  expect(asked()).toBe(1);
  open(null).result.current.onError();
  expect(asked()).toBe(1);
});

test('a failed fetch is retried twice, each a second later (1 §9)', async () => {
  expect([PICTURE_RETRIES, PICTURE_RETRY_DELAY_MS]).toEqual([2, 1000]);
  vi.useRealTimers();
  const delays: unknown[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, delay?: number) => {
    if (delay === PICTURE_RETRY_DELAY_MS) delays.push(delay);
    queueMicrotask(act);
    return 0;
  }) as typeof setTimeout);
  const { result } = open();
  const refuse = () => act(async () => void app.network.last(CALL).answer({ error: 'Later' }, 500));
  act(() => result.current.onError());
  for (let tries = 0; tries <= PICTURE_RETRIES; tries++) {
    await vi.waitFor(() => expect(asked()).toBe(tries + 1));
    await refuse();
  }
  vi.restoreAllMocks();
  await act(() => new Promise((done) => setTimeout(done)));
  expect([asked(), delays.length, result.current.src]).toEqual([3, 2, FIRST]);
});

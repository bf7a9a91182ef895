import { act, cleanup, renderHook } from '@testing-library/react';
import { NOTIFICATION_DEFAULTS } from '@vitrine/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { useNotificationSettings } from './useNotificationSettings.ts';

const CALL = '/user/notification-settings/mina';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const saving = () => app.network.calls.filter(({ method }) => method === 'POST');

test('defaults that stand in for settings that could not be loaded are never saved', async () => {
  const { result } = renderHook(useNotificationSettings, app.rendering);
  await act(() => app.network.last(CALL).answer({ error: 'Later' }, 500));
  expect([result.current.values, result.current.isKnown]).toEqual([NOTIFICATION_DEFAULTS, false]);
  act(() => void result.current.save());
  expect(saving().at(-1)?.body).toEqual({});
  await act(
    () =>
      saving()
        .at(-1)
        ?.answer({ ...NOTIFICATION_DEFAULTS, likes: false }) ?? Promise.resolve(),
  );
  expect([result.current.values.likes, result.current.isKnown]).toEqual([false, true]);
});

test('saving sends the changed switches alone, and a failure keeps them as they were set', async () => {
  const { result } = renderHook(useNotificationSettings, app.rendering);
  await act(() => app.network.last(CALL).answer({ ...NOTIFICATION_DEFAULTS, comments: false }));
  act(() => result.current.set('likes', false));
  act(() => void result.current.save());
  expect(saving().at(-1)?.body).toEqual({ likes: false });
  await act(() => saving().at(-1)?.answer({ error: 'No' }, 500) ?? Promise.resolve());
  expect([result.current.problem, result.current.values]).toEqual([
    'failed',
    { ...NOTIFICATION_DEFAULTS, likes: false, comments: false },
  ]);
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { type UsernameLookup, useUsernameLookup } from './useUsernameLookup.ts';

describe('the look-up of a username', () => {
  let app: ReturnType<typeof heldApp>;
  let outcome: UsernameLookup | undefined;

  const lookUp = (username: string) => {
    const { result } = renderHook(() => useUsernameLookup(), app.rendering);
    act(
      () =>
        void result.current.lookup(username).then((found) => {
          outcome = found;
        }),
    );
  };
  const call = () => app.network.last('/api/discover/search');

  beforeEach(() => {
    app = heldApp();
    app.signIn();
    outcome = undefined;
  });
  afterEach(() => {
    cleanup();
    app.services.session.dispose();
  });

  test('the look-up finds the person with exactly that name', async () => {
    lookUp('Jun');
    expect(call().query).toEqual({ query: 'Jun', limit: '1', userId: 'mina' });
    await act(() => call().answer({ users: [{ id: '7', username: 'jun' }] }));
    expect(outcome).toEqual({ status: 'found', userId: '7' });
  });

  test('the look-up does not accept a person with a longer name', async () => {
    lookUp('jun');
    await act(() => call().answer({ users: [{ id: '8', username: 'junior' }] }));
    expect(outcome).toEqual({ status: 'notFound' });
  });

  test('the look-up fails without an answer', async () => {
    lookUp('jun');
    await act(() => call().lose());
    expect(outcome).toEqual({ status: 'failed' });
  });

  test('the look-up asks a guest to sign in, and sends no request', async () => {
    app.services.session.end();
    lookUp('jun');
    await act(async () => undefined);
    expect(outcome).toEqual({ status: 'guest' });
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'profile', username: 'jun' });
    expect(app.network.calls).toEqual([]);
  });
});

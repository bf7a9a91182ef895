import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { type UsernameLookup, useUsernameLookup } from './useUsernameLookup.ts';

describe('looking up whose name it is', () => {
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

  test('finds the person with that very name', async () => {
    lookUp('Jun');
    expect(call().query).toEqual({ query: 'Jun', limit: '1', userId: 'mina' });
    await act(() => call().answer({ users: [{ id: '7', username: 'jun' }] }));
    expect(outcome).toEqual({ status: 'found', userId: '7' });
  });

  test('does not take somebody with a longer name for them', async () => {
    lookUp('jun');
    await act(() => call().answer({ users: [{ id: '8', username: 'junior' }] }));
    expect(outcome).toEqual({ status: 'notFound' });
  });

  test('says when nobody could be asked', async () => {
    lookUp('jun');
    await act(() => call().lose());
    expect(outcome).toEqual({ status: 'failed' });
  });

  test('asks a guest to sign in, and nothing of the server', async () => {
    app.services.session.end();
    lookUp('jun');
    await act(async () => undefined);
    expect(outcome).toEqual({ status: 'guest' });
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'profile', username: 'jun' });
    expect(app.network.calls).toEqual([]);
  });
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { useAuthForm } from './useAuthForm.ts';

const REGISTER = '/api/profile/register';
const LOGIN = '/api/profile/login';
const signedIn = { userId: 'mina', token: 'token-1', expiration: Date.now() + 3_600_000 };

describe('a registration', () => {
  let app: ReturnType<typeof heldApp>;
  beforeEach(() => {
    app = heldApp();
  });
  afterEach(() => {
    cleanup();
    app.services.session.dispose();
  });

  const open = () => {
    const { result } = renderHook(() => useAuthForm('register'), app.rendering);
    act(() =>
      result.current.setValues({ username: 'mina', email: 'mina@example.com', password: 'long enough' }),
    );
    return result;
  };
  const submit = (form: ReturnType<typeof open>) =>
    act(async () => {
      void form.current.submit();
      await settled();
    });

  test('a registration with an unreadable answer signs in, since the account may exist', async () => {
    const form = open();
    await submit(form);
    await act(() => app.network.last(REGISTER).answer('<!doctype html>'));
    expect(app.network.last(LOGIN).body).toEqual({ username: 'mina', password: 'long enough' });
    await act(() => app.network.last(LOGIN).answer(signedIn));
    expect(app.services.session.getState()).toMatchObject({ userId: 'mina' });
  });

  test('a registration whose answer was lost signs in at the next press, if the name is taken by then', async () => {
    const form = open();
    await submit(form);
    await act(() => app.network.last(REGISTER).lose());
    expect(form.current.problems.form).toBeDefined();
    expect(form.current.values.password).toBe('long enough');
    await submit(form);
    await act(() => app.network.last(REGISTER).answer({ error: 'Taken.', code: 'username_taken' }, 409));
    await act(() => app.network.last(LOGIN).answer(signedIn));
    expect(app.services.session.getState()).toMatchObject({ userId: 'mina' });
  });

  test('a registration reports that the name is taken if the account belongs to another person', async () => {
    const form = open();
    await submit(form);
    await act(() => app.network.last(REGISTER).lose());
    await submit(form);
    await act(() => app.network.last(REGISTER).answer({ error: 'Taken.', code: 'username_taken' }, 409));
    await act(() => app.network.last(LOGIN).answer({ error: 'No.', code: 'wrong_credentials' }, 401));
    expect(form.current.problems.username).toMatchObject({ code: 'username_taken' });
  });

  test('a registration whose name is taken at the first try does not try to sign in', async () => {
    const form = open();
    await submit(form);
    await act(() => app.network.last(REGISTER).answer({ error: 'Taken.', code: 'username_taken' }, 409));
    expect(app.network.calls).toHaveLength(1);
    expect(form.current.problems.username).toMatchObject({ code: 'username_taken' });
  });
});

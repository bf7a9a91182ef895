import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { useForgotPassword } from './useForgotPassword.ts';
import { usePasswordReset } from './usePasswordReset.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const FORGOT = '/api/profile/forgot-password';
const RESET = '/api/profile/reset-password';

test('the address is sent without the spaces around it, and the message of the server shows', async () => {
  const { result } = renderHook(() => useForgotPassword(' mina@example.com '), app.rendering);
  await act(() => void result.current.submit());
  expect(app.network.last(FORGOT).body).toEqual({ email: 'mina@example.com' });
  await act(() => app.network.last(FORGOT).answer({ message: 'Look into your mail.' }));
  expect(result.current).toMatchObject({ sent: { text: 'Look into your mail.' }, busy: false });
});

test.each([
  ['an address that is none', 'nowhere', { field: 'email', code: 'email_invalid' }],
  ['no address', '', { field: 'email', code: 'email_invalid' }],
])('%s is refused without a request', async (_, email, problem) => {
  const { result } = renderHook(() => useForgotPassword(email), app.rendering);
  await act(() => void result.current.submit());
  expect(result.current.problem).toEqual(problem);
  expect(app.network.calls).toEqual([]);
});

test.each([
  [500, {}, { field: 'form', code: 'forgot_failed' }],
  [200, {}, { field: 'form', code: 'forgot_failed' }],
  [429, { code: 'too_many_resets', error: 'Later' }, { field: 'form', code: 'too_many_resets' }],
])('a request that ends with %i keeps the address, and can be repeated', async (status, body, problem) => {
  const { result } = renderHook(() => useForgotPassword('mina@example.com'), app.rendering);
  await act(() => void result.current.submit());
  await act(() => app.network.last(FORGOT).answer(body, status));
  expect(result.current).toMatchObject({ email: 'mina@example.com', sent: undefined, problem });
  await act(() => void result.current.submit());
  await act(() => app.network.last(FORGOT).answer({ message: 'Sent.' }));
  expect(result.current).toMatchObject({ sent: { text: 'Sent.' }, problem: undefined });
});

const open = (token: string | undefined) => {
  const { result } = renderHook(() => usePasswordReset(token), app.rendering);
  const submit = async (newPassword: string, confirmNewPassword = newPassword) => {
    await act(() => {
      result.current.setValue('newPassword', newPassword);
      result.current.setValue('confirmNewPassword', confirmNewPassword);
    });
    await act(() => void result.current.submit());
  };
  return { result, submit };
};
const used = { code: 'reset_invalid', error: 'Invalid or expired reset link' };

test('a link without a token is bad from the start (2 §5)', () => {
  for (const token of [undefined, '', ' '])
    expect(open(token).result.current).toMatchObject({
      status: 'badLink',
      problems: { form: { code: 'reset_missing' } },
    });
});

test.each([
  ['short', 'short', { newPassword: { code: 'password_too_short' } }],
  ['', '', { newPassword: { code: 'password_required' } }],
  ['long enough', 'something else', { confirmNewPassword: { code: 'reset_passwords_differ' } }],
])('the passwords "%s" and "%s" are refused without a request', async (one, other, problems) => {
  const { result, submit } = open('token');
  await submit(one, other);
  expect(result.current).toMatchObject({ status: 'form', problems });
  expect(app.network.calls).toEqual([]);
});

test('a used link is bad, unless an attempt with it was lost', async () => {
  const first = open('token');
  await first.submit('long enough');
  await act(() => app.network.last(RESET).answer(used, 400));
  expect(first.result.current.status).toBe('badLink');

  const second = open('token');
  await second.submit('long enough');
  await act(() => app.network.last(RESET).answer({}, 502));
  expect(second.result.current).toMatchObject({
    status: 'form',
    problems: { form: { code: 'reset_failed' } },
    values: { newPassword: 'long enough', confirmNewPassword: 'long enough' },
  });
  await second.submit('long enough');
  await act(() => app.network.last(RESET).answer(used, 400));
  expect(second.result.current.status).toBe('likelyDone');
});

test('a common password is refused at its field, and the link can be used again', async () => {
  const { result, submit } = open('token');
  await submit('iloveyou');
  await act(() => app.network.last(RESET).answer({ code: 'password_common', error: 'Too common' }, 400));
  expect(result.current).toMatchObject({
    status: 'form',
    problems: { newPassword: { code: 'password_common' } },
  });
  await submit('long enough');
  await act(() => app.network.last(RESET).answer({ success: true, message: '' }));
  expect(result.current.status).toBe('done');
});

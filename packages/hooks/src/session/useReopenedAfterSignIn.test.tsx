import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { useReopenedAfterSignIn } from './useReopenedAfterSignIn.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const onReopen = vi.fn();
beforeEach(() => onReopen.mockClear());
const show = (open: string | undefined) =>
  renderHook(() => useReopenedAfterSignIn('panel', open, onReopen), app.rendering);
const ask = () => act(() => app.services.signInGate.ask({ kind: 'like' }));

// D85
test('an open panel of a guest who is asked to sign in is reopened once, after the sign-in', async () => {
  show('links of a');
  ask();
  act(() => app.services.signInGate.proceed());
  cleanup();
  act(() => app.signIn());
  show(undefined);
  expect(onReopen.mock.calls.map(([open]) => open)).toContain('links of a');
  onReopen.mockClear();
  cleanup();
  show(undefined);
  expect(onReopen).not.toHaveBeenCalled();
});

test('nothing reopens for a guest who declined, or had nothing open', () => {
  show('links of a');
  ask();
  act(() => app.services.signInGate.dismiss());
  cleanup();
  show(undefined);
  ask();
  act(() => app.services.signInGate.proceed());
  cleanup();
  act(() => app.signIn());
  show(undefined);
  expect(onReopen).not.toHaveBeenCalled();
});

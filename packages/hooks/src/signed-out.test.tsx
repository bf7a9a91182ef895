import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useEditProfile } from './account/useEditProfile.ts';
import { usePostEdit } from './posts/usePostEdit.ts';
import { useProfile } from './profile/useProfile.ts';
import { heldApp } from './testing/app.tsx';

afterEach(cleanup);

test.each<[string, () => { status: string }]>([
  ['a profile', () => useProfile('jun')],
  ['the form of the own profile', useEditProfile],
  ['the form of a post', () => usePostEdit('post')],
])('%s is signed out for a guest, requests nothing, and loads after the sign-in', (_, use) => {
  const app = heldApp();
  const { result, rerender } = renderHook(use, app.rendering);
  expect(result.current.status).toBe('signedOut');
  expect(app.network.calls).toEqual([]);
  app.signIn();
  rerender();
  expect(result.current.status).toBe('loading');
  app.services.session.dispose();
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { accountErrors, accountTexts } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { useEditProfile } from './useEditProfile.ts';
import { useEmailVerification } from './useEmailVerification.ts';
import { useProfilePicture } from './useProfilePicture.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  app.services.session.dispose();
});

const mina = {
  id: 'mina',
  username: 'mina',
  name: 'Mina',
  bio: null,
  email: 'mina@example.com',
  email_verified: true,
  birthday: '02/29/2000',
  gender: 'female',
  country: 'Japan',
};
const VERIFY = '/api/email-verification/verify';
const UPDATE = '/api/profile/update';
const asked = (path: string) => app.network.calls.filter((call) => call.path === path);

describe('the form of the profile', () => {
  async function open(profile: object = mina) {
    const { result } = renderHook(() => useEditProfile(), app.rendering);
    await act(() => app.network.last('/api/profile/mina').answer(profile));
    const set = (given: Partial<ReturnType<typeof useEditProfile>['values']>) => {
      for (const [field, value] of Object.entries(given))
        act(() => result.current.setValue(field as 'bio', value));
    };
    const save = () => act(async () => void result.current.submit());
    return { result, set, save };
  }

  test('of who has no address yet shows the one that waits to be verified, and saves all else with it', async () => {
    const { email: _, ...others } = mina;
    const { result, set, save } = await open({
      ...others,
      email_verified: false,
      pending_email: 'm@example.com',
    });
    expect(result.current.values.email).toBe('m@example.com');
    set({ name: 'Mina K.' });
    await save();
    expect(asked(UPDATE)).toMatchObject([{ body: { userId: 'mina', name: 'Mina K.' } }]);
  });

  test('says what is wrong with each field, all at once, in the words of 2 §5', async () => {
    const { result, set, save } = await open({ id: 'mina', username: 'mina' });
    set({ username: 'X!', bio: 'x'.repeat(161), newPassword: 'long enough' });
    expect(result.current.values.username).toBe('x');
    await save();
    expect(result.current.problems).toEqual({
      username: { code: 'username_too_short' },
      email: { code: 'email_invalid' },
      bio: { code: 'bio_too_long' },
      birthday: { code: 'birthday_required' },
      gender: { code: 'gender_required' },
      country: { code: 'country_required' },
      currentPassword: { code: 'current_password_required' },
    });
    expect(asked(UPDATE)).toEqual([]);
    set({ currentPassword: 'x', confirmNewPassword: 'other' });
    await save();
    expect(result.current.problems.confirmNewPassword).toEqual({ code: 'passwords_differ' });
    expect(accountErrors.passwords_differ.text).toBe('New passwords do not match');
  });

  test('saves what was changed and nothing else, so that two tabs do not undo each other', async () => {
    const { result, set, save } = await open();
    expect(result.current.isDirty).toBe(false);
    set({ bio: 'Tea', currentPassword: 'filled in by the browser' });
    expect(result.current.isDirty).toBe(true);
    await save();
    expect(app.network.last(UPDATE).body).toEqual({ userId: 'mina', bio: 'Tea' });
    await act(() =>
      app.network.last(UPDATE).answer({ success: true, message: 'Profile updated successfully' }),
    );
    expect(result.current).toMatchObject({ saved: 'Profile updated successfully', isDirty: false });
    // Another tab has changed the name meanwhile.
    await act(() => app.network.last('/api/profile/mina').answer({ ...mina, bio: 'Tea', name: 'Ada' }));
    expect(result.current.values).toMatchObject({ bio: 'Tea', name: 'Ada', currentPassword: '' });
    set({ name: 'Mina' });
    expect(result.current).toMatchObject({ saved: undefined, isDirty: true });
  });

  test('what was typed is there after a reload and for who signs in again, but for passwords; it can be given up, and goes with its person (P9, P27)', async () => {
    const ofTab = sharedMap();
    const local = sharedMap();
    const start = () => {
      cleanup();
      app.services.session.dispose();
      app = heldApp({ localStorage: memoryStorage(local), sessionStorage: memoryStorage(ofTab) });
    };
    start();
    app.signIn();
    const first = await open();
    first.set({ bio: 'Tea', name: '', currentPassword: 'secret' });
    act(() => app.services.session.refuse('token of mina'));
    expect(first.result.current.values).toMatchObject({ bio: 'Tea', name: '' });
    expect([...ofTab.values.values()].join()).not.toContain('secret');
    start();
    app.signIn();
    const { result } = await open();
    expect(result.current).toMatchObject({
      isDirty: true,
      values: { bio: 'Tea', name: '', currentPassword: '' },
    });
    act(() => result.current.discard());
    expect(result.current).toMatchObject({ isDirty: false, values: { bio: '', name: 'Mina' } });
    act(() => result.current.setValue('bio', 'Coffee'));
    act(() => app.services.signOut());
    expect([...ofTab.values.keys()]).toEqual([]);
  });

  test('what is typed while a save is under way is not taken for saved', async () => {
    const { result, set, save } = await open();
    set({ name: 'Ada', email: 'new@example.com' });
    await save();
    const sent = app.network.last(UPDATE);
    set({ bio: 'Tea', email: 'newer@example.com' });
    await act(() => sent.answer({ success: true, message: 'Saved' }));
    expect(result.current).toMatchObject({ saved: 'Saved', isDirty: true });
    await save();
    expect(app.network.last(UPDATE).body).toMatchObject({ bio: 'Tea', email: 'newer@example.com' });
    expect(app.network.last(UPDATE).body).not.toHaveProperty('name');
  });

  test('says where a new address stands, also where the server does not say it in words', async () => {
    const { result, set, save } = await open();
    set({ email: ' new@example.com ' });
    await save();
    const sent = app.network.last(UPDATE);
    expect(sent.body).toEqual({ userId: 'mina', email: 'new@example.com', email_verified: false });
    await act(() => sent.answer({ success: true, emailChanged: true, pendingEmail: 'new@example.com' }));
    expect(result.current.saved).toBe(`${accountTexts.updated} ${accountTexts.verify_new_email}`);
    expect(result.current.values.email).toBe('mina@example.com');
    expect(result.current.isDirty).toBe(false);
  });

  test.each([
    ['Username is already taken', 'username'],
    ['Email is already taken', 'email'],
    ['Current password is incorrect', 'currentPassword'],
    ['Out of paper', 'form'],
  ] as const)(
    'puts “%s” at its field, also from a server that sends no code (2 §8)',
    async (error, field) => {
      const { result, set, save } = await open();
      set({ name: 'Ada' });
      await save();
      await act(() => app.network.last(UPDATE).answer({ error }, 409));
      expect(result.current.problems).toEqual({ [field]: { code: undefined, message: error } });
      expect(result.current.values.name).toBe('Ada');
      expect(result.current.isDirty).toBe(true);
    },
  );

  test('says so where the server is not there or says nothing, and keeps what was typed', async () => {
    const { result, set, save } = await open();
    set({ name: 'Ada' });
    await save();
    await act(() => app.network.last(UPDATE).lose());
    expect(result.current.problems.form?.message).toBe(
      'Unable to connect to the server. Please check your connection and try again.',
    );
    await save();
    await act(() => app.network.last(UPDATE).answer('?', 500));
    expect(result.current.problems.form?.message).toBe('Error updating profile');
    expect(result.current.values.name).toBe('Ada');
  });

  test('sends the mail again, or keeps the present address, and says what came of it (2 §8)', async () => {
    const { result } = await open({ ...mina, pending_email: 'new@example.com' });
    const said: unknown[] = [];
    const told = async (task: () => Promise<unknown>, answer: () => Promise<void>) => {
      await act(async () => void task().then((outcome) => said.push(outcome)));
      await act(answer);
    };
    const [resend, cancel] = ['/api/email-verification/resend', '/api/profile/cancel-pending-email'];
    await told(result.current.resend, () => app.network.last(resend).answer({}));
    expect(app.network.last(resend).body).toEqual({ email: 'new@example.com', platform: 'web' });
    await told(result.current.resend, () => app.network.last(resend).answer('?', 500));
    await told(result.current.cancelPendingEmail, () => app.network.last(cancel).answer({}));
    await told(result.current.cancelPendingEmail, () => app.network.last(cancel).answer('?', 500));
    await told(result.current.cancelPendingEmail, () => app.network.last(cancel).lose());
    expect(said).toEqual([
      { done: true, message: 'Verification email sent' },
      { done: false, message: 'Failed to send verification email' },
      { done: true, message: 'Pending email change cancelled' },
      { done: false, message: 'Failed to cancel pending email change' },
      { done: false, message: 'Error cancelling pending email change' },
    ]);
  });
});

describe('the link of a mail', () => {
  const open = (token: string | null) => renderHook(() => useEmailVerification(token), app.rendering);

  test('is asked for once, however often its page is drawn (D63)', async () => {
    const [first, second] = [open('t'), open('t')];
    expect(asked(VERIFY)).toHaveLength(1);
    expect(first.result.current.status).toBe('verifying');
    await act(() => app.network.last(VERIFY).answer({ success: true, emailUpdated: true }));
    for (const { result } of [first, second, open('t')]) {
      await act(settled);
      expect(result.current).toMatchObject({ status: 'success', emailUpdated: true });
    }
    expect(asked(VERIFY)).toHaveLength(1);
  });

  test.each([
    [
      () => app.network.last(VERIFY).answer({ error: 'Invalid verification link' }, 400),
      'Invalid verification link',
      false,
    ],
    [() => app.network.last(VERIFY).answer({ success: false }), 'Verification failed', false],
    [() => app.network.last(VERIFY).answer('?', 500), 'Verification failed', true],
    [() => app.network.last(VERIFY).lose(), 'Unable to verify email. Please try again later.', true],
  ])('says what is wrong with it (2 §8): %#', async (answer, message, mayRetry) => {
    const { result } = open('t');
    await act(answer);
    expect(result.current).toMatchObject({ status: 'error', message, mayRetry });
    act(() => result.current.retry());
    expect(asked(VERIFY)).toHaveLength(2);
  });

  test('without a token is invalid at once, and nothing is asked', async () => {
    const { result } = open(null);
    await act(settled);
    expect(result.current).toMatchObject({ status: 'error', message: 'Invalid verification link' });
    expect(asked(VERIFY)).toEqual([]);
  });
});

describe('a picture of the profile', () => {
  const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)]);

  test.each([
    ['picture', '/api/profile/get-profile-picture-url', '/api/profile/update-profile-picture'],
    ['cover', '/api/profile/get-cover-photo-url', '/api/profile/cover-photo/mina'],
  ] as const)(
    'is sent and shown, and each step that fails says so and can be tried again: %s (2 §8)',
    async (kind, askPath, keepPath) => {
      const changed = vi.fn();
      let storage = 403;
      // Without progress, which only that tells.
      vi.stubGlobal('XMLHttpRequest', undefined);
      vi.stubGlobal('fetch', async () => new Response(null, { status: storage }));
      const { result } = renderHook(() => useProfilePicture(kind, changed), app.rendering);
      const grant = () => app.network.last(askPath).answer({ uploadUrl: 'https://storage.test/k', key: 'k' });
      const [atUpload, atKeep] =
        kind === 'picture'
          ? [
              'Unable to upload profile picture. Please try logging in again.',
              'Error updating profile picture',
            ]
          : ['Error updating cover photo', 'Error updating cover photo'];

      await act(async () => void result.current.change(png));
      expect(result.current.status).toBe('uploading');
      expect(app.network.last(askPath)).toMatchObject({
        query: { userId: 'mina' },
        body: { fileType: 'image/png' },
      });
      await act(grant);
      await act(settled);
      expect(result.current).toMatchObject({ status: 'failed', problem: atUpload });
      storage = 200;
      await act(async () => void result.current.retry());
      await act(grant);
      await act(settled);
      await act(() => app.network.last(keepPath).answer('?', 500));
      expect(result.current).toMatchObject({ status: 'failed', problem: atKeep });
      await act(async () => void result.current.retry());
      await act(grant);
      await act(settled);
      await act(() =>
        app.network
          .last(keepPath)
          .answer({ error: 'This file cannot be read. Choose another one.', code: 'upload_content' }, 400),
      );
      expect(result.current.problem).toBe('This file cannot be read. Choose another one.');
      expect(changed).not.toHaveBeenCalled();
      await act(async () => void result.current.retry());
      await act(grant);
      await act(settled);
      await act(() => app.network.last(keepPath).answer({ success: true }));
      expect(result.current.status).toBe('done');
      expect(changed).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ['picture', '/api/profile/profile-picture/', 'Error updating profile picture'],
    ['cover', '/api/profile/cover-photo/', 'Error updating cover photo'],
  ] as const)(
    'is taken off, and stays where that fails until it is tried again: %s',
    async (kind, path, said) => {
      const changed = vi.fn();
      const { result } = renderHook(() => useProfilePicture(kind, changed), app.rendering);
      await act(async () => void result.current.takeOff());
      expect(result.current.status).toBe('removing');
      await act(() => app.network.last(path).answer('?', 500));
      expect(result.current).toMatchObject({ status: 'failed', problem: said });
      await act(async () => void result.current.retry());
      await act(() => app.network.last(path).answer({ success: true }));
      expect(result.current.status).toBe('done');
      expect(app.network.calls.filter((call) => call.path.startsWith(path))).toHaveLength(2);
      expect(changed).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ['the same person', 'mina', { status: 'failed', picture: png }],
    ['somebody else', 'ben', { status: 'idle', picture: undefined }],
  ] as const)(
    'that a session ended under is there after the sign-in of %s only if it is theirs',
    async (_, comes, there) => {
      const page = renderHook(() => useProfilePicture('picture', () => undefined), app.rendering);
      await act(async () => void page.result.current.change(png));
      await act(() => app.network.last('/api/profile/get-profile-picture-url').answer({ error: 'No' }, 401));
      page.unmount();
      act(() => app.signIn(comes));
      const { result } = renderHook(() => useProfilePicture('picture', () => undefined), app.rendering);
      expect(result.current).toMatchObject(there);
      await act(async () => void result.current.retry());
      expect(result.current.status).toBe(comes === 'mina' ? 'uploading' : 'removing');
    },
  );

  test('that was on its way when its person signed out is kept for nobody', async () => {
    const page = renderHook(() => useProfilePicture('picture', () => undefined), app.rendering);
    await act(async () => void page.result.current.change(png));
    act(() => app.services.signOut());
    page.unmount();
    act(() => app.signIn('ben'));
    const { result } = renderHook(() => useProfilePicture('picture', () => undefined), app.rendering);
    expect(result.current).toMatchObject({ status: 'idle', picture: undefined });
  });
});

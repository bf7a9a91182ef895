import { act, cleanup, renderHook } from '@testing-library/react';
import { accountErrors, accountTexts, sessionErrors } from '@vitrine/api';
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
  emailVerified: true,
  birthday: '02/29/2000',
  gender: 'female',
  country: 'Japan',
};
const VERIFY = '/api/email-verification/verify';
const UPDATE = '/api/profile/update';
const asked = (path: string) => app.network.calls.filter((call) => call.path === path);

describe('the profile form', () => {
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

  test('the form of a person without an address shows the pending one, and saves all else with it', async () => {
    const { email: _, ...others } = mina;
    const { result, set, save } = await open({
      ...others,
      emailVerified: false,
      pendingEmail: 'm@example.com',
    });
    expect(result.current.values.email).toBe('m@example.com');
    set({ name: 'Mina K.' });
    await save();
    expect(asked(UPDATE)).toMatchObject([{ body: { userId: 'mina', name: 'Mina K.' } }]);
  });

  test('a save reports the problems of all fields at once, in the words of 2 §5', async () => {
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

  test('a save sends only changed fields, so that two tabs do not undo each other', async () => {
    const { result, set, save } = await open();
    expect(result.current.isDirty).toBe(false);
    set({ bio: 'Tea', currentPassword: 'filled in by the browser' });
    expect(result.current.isDirty).toBe(true);
    await save();
    expect(app.network.last(UPDATE).body).toEqual({ userId: 'mina', bio: 'Tea' });
    await act(() =>
      app.network.last(UPDATE).answer({ success: true, message: 'Profile updated successfully' }),
    );
    expect(result.current).toMatchObject({ saved: { isEmailPending: false }, isDirty: false });
    // Meanwhile another tab has changed the name.
    await act(() => app.network.last('/api/profile/mina').answer({ ...mina, bio: 'Tea', name: 'Ada' }));
    expect(result.current.values).toMatchObject({ bio: 'Tea', name: 'Ada', currentPassword: '' });
    set({ name: 'Mina' });
    expect(result.current).toMatchObject({ saved: undefined, isDirty: true });
  });

  test('unsaved edits survive a reload and a new sign-in, except passwords; they can be discarded, and are dropped when their person leaves (P9, P27)', async () => {
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

  test('the next viewer does not see why a save failed', async () => {
    const { result, set, save } = await open();
    set({ username: 'jun' });
    await save();
    const sent = app.network.last(UPDATE);
    act(() => app.services.signOut());
    act(() => app.signIn('ben'));
    await act(() => sent.answer({ error: sessionErrors.username_taken.text }, 409));
    expect(result.current.problems).toEqual({});
  });

  test('discarded edits can be made again', async () => {
    const { result, set } = await open();
    set({ bio: 'Tea', newPassword: 'a new password' });
    const restores: (() => void)[] = [];
    act(() => void restores.push(result.current.discard()));
    expect(result.current).toMatchObject({ isDirty: false, values: { bio: '', newPassword: '' } });
    act(() => restores[0]?.());
    expect(result.current).toMatchObject({
      isDirty: true,
      values: { bio: 'Tea', newPassword: 'a new password' },
    });
  });

  test('a discard clears the report of the last save', async () => {
    const { result, set, save } = await open();
    set({ name: 'Ada' });
    await save();
    await act(() => app.network.last(UPDATE).answer({ success: true, message: 'Saved' }));
    expect(result.current.saved).toBeDefined();
    act(() => void result.current.discard());
    expect(result.current.saved).toBeUndefined();
  });

  test('edits made during a save stay unsaved', async () => {
    const { result, set, save } = await open();
    set({ name: 'Ada', email: 'new@example.com' });
    await save();
    const sent = app.network.last(UPDATE);
    set({ bio: 'Tea', email: 'newer@example.com' });
    await act(() => sent.answer({ success: true, message: 'Saved' }));
    expect(result.current).toMatchObject({ saved: { isEmailPending: false, text: 'Saved' }, isDirty: true });
    await save();
    expect(app.network.last(UPDATE).body).toMatchObject({ bio: 'Tea', email: 'newer@example.com' });
    expect(app.network.last(UPDATE).body).not.toHaveProperty('name');
  });

  test('a save reports that a new address is pending, also if the server does not say it in words', async () => {
    const { result, set, save } = await open();
    set({ email: ' new@example.com ' });
    await save();
    const sent = app.network.last(UPDATE);
    expect(sent.body).toEqual({ userId: 'mina', email: 'new@example.com', emailVerified: false });
    await act(() => sent.answer({ success: true, emailChanged: true, pendingEmail: 'new@example.com' }));
    expect(result.current.saved).toEqual({ isEmailPending: true });
    set({ email: 'newer@example.com' });
    await save();
    const message = `${accountTexts.updated} ${accountTexts.verify_new_email}`;
    await act(() => app.network.last(UPDATE).answer({ success: true, message }));
    expect(result.current.saved).toEqual({ isEmailPending: true });
    expect(result.current.values.email).toBe('mina@example.com');
    expect(result.current.isDirty).toBe(false);
  });

  test.each([
    ['Username is already taken', 'username'],
    ['Email is already taken', 'email'],
    ['Current password is incorrect', 'currentPassword'],
    ['Out of paper', 'form'],
  ] as const)(
    'the form shows “%s” at its field, also from a server that sends no code (2 §8)',
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

  test('a save without a usable answer reports the failure and keeps the edits', async () => {
    const { result, set, save } = await open();
    set({ name: 'Ada' });
    await save();
    await act(() => app.network.last(UPDATE).lose());
    expect(result.current.problems.form).toEqual({ code: 'unreachable' });
    await save();
    await act(() => app.network.last(UPDATE).answer('?', 500));
    expect(result.current.problems.form).toEqual({ code: 'update_failed' });
    expect(result.current.values.name).toBe('Ada');
  });

  test('the form sends the verification mail again or keeps the present address, and reports the outcome (2 §8)', async () => {
    const { result } = await open({ ...mina, pendingEmail: 'new@example.com' });
    const said: unknown[] = [];
    const told = async (task: () => Promise<unknown>, answer: () => Promise<void>) => {
      await act(async () => void task().then((outcome) => said.push(outcome)));
      await act(answer);
    };
    const [resend, cancel] = ['/api/email-verification/resend', '/api/profile/cancel-pending-email'];
    await told(result.current.resend, () => app.network.last(resend).answer({}));
    expect(app.network.last(resend).body).toEqual({ email: 'new@example.com', platform: 'web' });
    await told(result.current.resend, () => app.network.last(resend).answer('?', 500));
    const message = 'Verification email sent';
    await told(result.current.resend, () => app.network.last(resend).answer({ message }));
    await told(result.current.resend, () => app.network.last(resend).answer({ message: 'Look soon.' }));
    await told(result.current.cancelPendingEmail, () => app.network.last(cancel).answer({}));
    await told(result.current.cancelPendingEmail, () => app.network.last(cancel).answer('?', 500));
    await told(result.current.cancelPendingEmail, () => app.network.last(cancel).lose());
    expect(said).toEqual([
      { done: true },
      { done: false, code: 'resend_failed' },
      { done: true },
      { done: true, text: 'Look soon.' },
      { done: true },
      { done: false, code: 'cancel_failed' },
      { done: false, code: 'cancel_unreachable' },
    ]);
  });
});

describe('the verification link', () => {
  const open = (token: string | null) => renderHook(() => useEmailVerification(token), app.rendering);

  test('a verification link is requested once, however often its page renders (D63)', async () => {
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
      { text: 'Invalid verification link', mayRetry: false },
    ],
    [
      () => app.network.last(VERIFY).answer({ error: 'Too many', code: 'too_many_requests' }, 429),
      { code: 'too_many_requests', text: 'Too many', mayRetry: true },
    ],
    [
      () => app.network.last(VERIFY).answer({ success: false }),
      { code: 'verification_failed', mayRetry: false },
    ],
    [() => app.network.last(VERIFY).answer('?', 500), { code: 'verification_failed', mayRetry: true }],
    [() => app.network.last(VERIFY).lose(), { code: 'verification_unreachable', mayRetry: true }],
  ])('a verification link reports its failure (2 §8): %#', async (answer, problem) => {
    const { result } = open('t');
    await act(answer);
    expect(result.current).toMatchObject({ status: 'error', ...problem });
    act(() => result.current.retry());
    expect(asked(VERIFY)).toHaveLength(2);
  });

  test('a verification link without a token is invalid at once, and sends no request', async () => {
    const { result } = open(null);
    await act(settled);
    expect(result.current).toMatchObject({ status: 'error', code: 'verification_invalid' });
    expect(asked(VERIFY)).toEqual([]);
  });
});

describe('a picture of the profile', () => {
  const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)]);

  test.each([
    ['picture', '/api/profile/get-profile-picture-url', '/api/profile/update-profile-picture'],
    ['cover', '/api/profile/get-cover-photo-url', '/api/profile/cover-photo/mina'],
  ] as const)(
    'a picture is uploaded and set, and each failed step is reported and can be retried: %s (2 §8)',
    async (kind, askPath, keepPath) => {
      const changed = vi.fn();
      let storage = 403;
      // `fetch` reports no progress; only XMLHttpRequest does.
      vi.stubGlobal('XMLHttpRequest', undefined);
      vi.stubGlobal('fetch', async () => new Response(null, { status: storage }));
      const { result } = renderHook(() => useProfilePicture(kind, changed), app.rendering);
      const grant = () => app.network.last(askPath).answer({ uploadUrl: 'https://storage.test/k', key: 'k' });
      const [atUpload, atKeep] =
        kind === 'picture' ? ['picture_upload_failed', 'picture_failed'] : ['cover_failed', 'cover_failed'];

      await act(async () => void result.current.change(png));
      expect(result.current.status).toBe('uploading');
      expect(app.network.last(askPath)).toMatchObject({
        query: { userId: 'mina' },
        body: { fileType: 'image/png' },
      });
      await act(grant);
      await act(settled);
      expect(result.current).toMatchObject({ status: 'failed', problem: { code: atUpload } });
      storage = 200;
      await act(async () => void result.current.retry());
      await act(grant);
      await act(settled);
      await act(() => app.network.last(keepPath).answer('?', 500));
      expect(result.current).toMatchObject({ status: 'failed', problem: { code: atKeep } });
      await act(async () => void result.current.retry());
      await act(grant);
      await act(settled);
      await act(() =>
        app.network
          .last(keepPath)
          .answer({ error: 'This file can’t be opened. Choose another one.', code: 'upload_content' }, 400),
      );
      expect(result.current.problem).toEqual({
        code: 'upload_content',
        text: 'This file can’t be opened. Choose another one.',
      });
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
    ['picture', '/api/profile/profile-picture/', 'picture_failed'],
    ['cover', '/api/profile/cover-photo/', 'cover_failed'],
  ] as const)(
    'a picture is removed, and stays after a failure until a retry: %s',
    async (kind, path, code) => {
      const changed = vi.fn();
      const { result } = renderHook(() => useProfilePicture(kind, changed), app.rendering);
      await act(async () => void result.current.takeOff());
      expect(result.current.status).toBe('removing');
      await act(() => app.network.last(path).answer('?', 500));
      expect(result.current).toMatchObject({ status: 'failed', problem: { code } });
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
    'a picture stopped by an expired session is there after the sign-in of %s only if it is theirs',
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

  test('a picture whose person signs out during the upload is kept for no one', async () => {
    const page = renderHook(() => useProfilePicture('picture', () => undefined), app.rendering);
    await act(async () => void page.result.current.change(png));
    act(() => app.services.signOut());
    page.unmount();
    act(() => app.signIn('ben'));
    const { result } = renderHook(() => useProfilePicture('picture', () => undefined), app.rendering);
    expect(result.current).toMatchObject({ status: 'idle', picture: undefined });
  });
});

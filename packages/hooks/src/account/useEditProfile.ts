import {
  type AccountField,
  ApiError,
  accountCalls,
  accountProblem,
  accountTexts,
  fieldOfAccountError,
  type Profile,
  type ProfileUpdate,
  profileCalls,
  sanitizedUsername,
  VERIFICATION_PLATFORM,
} from '@vitrine/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { viewerOf } from '../session/session.ts';
import type { FieldProblem } from '../session/useAuthForm.ts';
import { useViewerId } from '../session/useViewerId.ts';
import type { AccountFailure } from './account-failure.ts';
import { type EditProfileValues, OWN_PROFILE, PASSWORDS, profileEdits } from './profile-edits.ts';

/** Problems by field; `form` holds a problem that belongs to no single field. */
export type EditProfileProblems = Partial<Record<AccountField, FieldProblem>>;

/** The outcome of an account request. A failure's code is the server's, or an `AccountFailure`. */
export type AccountOutcome =
  | {
      done: true;
      /** The server's text, if it is not the one of `accountTexts`. */
      text?: string | undefined;
    }
  | { done: false; code: string; text?: string | undefined };

/** The result of a save. */
export interface ProfileSaved {
  isEmailPending: boolean;
  /** The server's text, if it is not the one of `accountTexts`. */
  text?: string | undefined;
}

/** The state of the profile form and its actions. */
export interface EditProfile {
  status: 'loading' | 'ready' | 'signedOut' | 'error';
  profile: Profile | undefined;
  values: EditProfileValues;
  problems: EditProfileProblems;
  isDirty: boolean;
  busy: boolean;
  /** The result of the last save, until the next edit. */
  saved: ProfileSaved | undefined;
  retry(): void;
  /** Fetches the profile again. */
  refresh(): void;
  setValue(field: keyof EditProfileValues, value: string): void;
  /** Saves only the changed fields. Resolves to whether they are saved. */
  submit(): Promise<boolean>;
  /** Drops all edits. Returns a function that makes them again. */
  discard(): () => void;
  /** Sends the verification mail again. */
  resend(): Promise<AccountOutcome>;
  /** Cancels the change of email. */
  cancelPendingEmail(): Promise<AccountOutcome>;
}

const EMPTY: EditProfileValues = {
  username: '',
  name: '',
  email: '',
  bio: '',
  birthday: '',
  gender: '',
  country: '',
  currentPassword: '',
  newPassword: '',
  confirmNewPassword: '',
};

/**
 * Returns the form of the viewer's own profile. Unedited fields follow changes made elsewhere. Edits survive
 * a reload and a sign-in, except passwords.
 */
export function useEditProfile(): EditProfile {
  const services = useServices();
  const { api, session } = services;
  const viewer = useViewerId() ?? '';
  const {
    value: profile,
    error,
    reload,
    refresh,
  } = useResource(
    viewer === '' ? undefined : ['profile', viewer, viewer],
    (client) => client(profileCalls).get({ params: { id: viewer }, query: { requestingUserId: viewer } }),
    { personal: true },
  );
  const drafts = profileEdits(services);
  const [kept] = useDraft(drafts, OWN_PROFILE);
  const [passwords, setPasswords] = useState<Partial<EditProfileValues>>({});
  const edits: Partial<EditProfileValues> = { ...kept, ...passwords };
  const [problems, setProblems] = useState<EditProfileProblems>({});
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<ProfileSaved>();
  const [accepted, setAccepted] = useState<{ over: Profile; values: Partial<EditProfileValues> }>();

  // Saved values replace fetched ones until the next fetch.
  const held = { ...heldBy(profile), ...(accepted?.over === profile ? accepted?.values : {}) };
  const values = { ...held, ...edits };
  const changes = Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => value !== held[field as keyof EditProfileValues]),
  ) as Partial<EditProfileValues>;

  /** Drops edits that equal `typed`, but keeps those of fields that were edited again meanwhile. */
  function forget(typed: Partial<EditProfileValues>): void {
    const isSame = (now: Partial<EditProfileValues>) => (field: keyof EditProfileValues) =>
      Object.hasOwn(typed, field) && now[field] === typed[field];
    const keptNow = drafts.get(OWN_PROFILE) ?? {};
    const left = without(keptNow, keysOf(keptNow).filter(isSame(keptNow)));
    drafts.set(OWN_PROFILE, keysOf(left).length > 0 ? left : undefined);
    setPasswords((now) => without(now, keysOf(now).filter(isSame(now))));
  }

  // Drops edits that equal the server's value.
  const forgetHeld = useEffectEvent(forget);
  useEffect(() => {
    if (profile) forgetHeld(heldBy(profile));
  }, [profile]);

  // Verification links open in another tab, so the profile is refreshed when this tab regains focus.
  const onReturn = useEffectEvent(() => {
    if (profile) refresh();
  });
  useEffect(() => {
    const look = () => onReturn();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  function setValue(field: keyof EditProfileValues, value: string): void {
    if (isPassword(field)) setPasswords((now) => ({ ...now, [field]: value }));
    else {
      const text = field === 'username' ? sanitizedUsername(value) : value;
      drafts.set(OWN_PROFILE, { ...drafts.get(OWN_PROFILE), [field]: text });
    }
    setProblems((now) => withoutField(now, field));
    setSaved(undefined);
  }

  async function outcomeOf(
    task: () => Promise<{ message: string }>,
    done: string,
    refused: AccountFailure,
    failed: AccountFailure,
  ): Promise<AccountOutcome> {
    try {
      const { message } = await task();
      return { done: true, text: message === done ? undefined : message || undefined };
    } catch (caught) {
      if (!(caught instanceof ApiError) || caught.kind !== 'http') return { done: false, code: failed };
      const { code, message, fromServer } = caught;
      return fromServer && code ? { done: false, code, text: message } : { done: false, code: refused };
    } finally {
      refresh();
    }
  }

  return {
    status: viewer === '' ? 'signedOut' : profile ? 'ready' : error ? 'error' : 'loading',
    profile,
    values,
    problems,
    isDirty: Object.keys(changes).length > 0,
    busy,
    saved,
    retry: reload,
    refresh,
    setValue,
    async submit() {
      if (busy || !profile) return false;
      const found = problemsOf(values);
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      setBusy(true);
      const by = viewerOf(session.getState());
      try {
        const { message, pendingEmail } = await api(accountCalls).update({ body: bodyOf(changes, viewer) });
        // If the viewer has changed meanwhile, the new one must not see the result.
        if (viewerOf(session.getState()) !== by) return false;
        setSaved(savedFrom(message, pendingEmail !== null && changes.email !== undefined));
        // The email field shows the confirmed address, not the new pending one.
        const gone = ['email', ...PASSWORDS] as const;
        setAccepted({ over: profile, values: without(changes, gone) });
        forget(Object.fromEntries(gone.map((field) => [field, values[field]])));
        refresh();
        return true;
      } catch (caught) {
        if (viewerOf(session.getState()) === by) setProblems(problemsFrom(caught));
        return false;
      } finally {
        setBusy(false);
      }
    },
    discard() {
      drafts.set(OWN_PROFILE, undefined);
      setPasswords({});
      setProblems({});
      setSaved(undefined);
      return () => {
        for (const field of keysOf(changes)) setValue(field, changes[field] ?? '');
      };
    },
    resend: () =>
      outcomeOf(
        () =>
          api(accountCalls).resendVerification({
            body: { email: profile?.pendingEmail ?? held.email, platform: VERIFICATION_PLATFORM },
          }),
        accountTexts.verification_sent,
        'resend_failed',
        'resend_failed',
      ),
    cancelPendingEmail: () =>
      outcomeOf(
        () => api(accountCalls).cancelPendingEmail({ body: { userId: viewer } }),
        accountTexts.pending_cancelled,
        'cancel_failed',
        'cancel_unreachable',
      ),
  };
}

const heldBy = (profile: Profile | undefined): EditProfileValues => ({
  ...EMPTY,
  username: profile?.username ?? '',
  name: profile?.name ?? '',
  // Without a confirmed address, the field shows the pending one.
  email: profile?.email ?? profile?.pendingEmail ?? '',
  bio: profile?.bio ?? '',
  birthday: profile?.birthday ?? '',
  gender: profile?.gender ?? '',
  country: profile?.country ?? '',
});

/** Sends passwords only with a new one, since browsers fill in the current password by themselves. */
function bodyOf(changes: Partial<EditProfileValues>, userId: string): ProfileUpdate {
  const { newPassword, confirmNewPassword } = changes;
  const { gender, country, ...texts } =
    newPassword || confirmNewPassword ? changes : without(changes, PASSWORDS);
  return {
    userId,
    ...texts,
    // These casts are safe: `problemsOf` has validated gender and country.
    ...(gender === undefined ? {} : { gender: gender as ProfileUpdate['gender'] }),
    ...(country === undefined ? {} : { country: country as ProfileUpdate['country'] }),
    ...(changes.email === undefined ? {} : { email: changes.email.trim(), emailVerified: false }),
  };
}

const VERIFY_TOO = `${accountTexts.updated} ${accountTexts.verify_new_email}`;

function savedFrom(message: string, isEmailPending: boolean): ProfileSaved {
  if (message === VERIFY_TOO) return { isEmailPending: true };
  if (message === accountTexts.updated) return { isEmailPending: false };
  return { isEmailPending, text: message || undefined };
}

/** Checks all fields, so that all problems show at once. */
function problemsOf({ currentPassword, newPassword, confirmNewPassword, ...fields }: EditProfileValues) {
  const passwords = { currentPassword, newPassword, confirmNewPassword };
  const codes = [
    ...Object.entries(fields).map(([field, value]) =>
      accountProblem({ [field]: field === 'email' ? value.trim() : value }),
    ),
    accountProblem(passwords),
  ];
  const found = codes.flatMap((code) => (code ? [[fieldOfAccountError({ code }), { code }] as const] : []));
  return Object.fromEntries(found) as EditProfileProblems;
}

function problemsFrom(error: unknown): EditProfileProblems {
  const isAnswered = error instanceof ApiError && error.kind === 'http';
  if (!isAnswered) return { form: { code: error instanceof ApiError ? 'unreachable' : 'update_failed' } };
  const { code, message, fromServer } = error;
  const problem = fromServer ? { code, message } : { code: code ?? 'update_failed' };
  return { [fieldOfAccountError({ code, message })]: problem };
}

/** Clears the problems of the form and of the field; for a password, of all password fields. */
function withoutField(problems: EditProfileProblems, field: keyof EditProfileValues): EditProfileProblems {
  return without(problems, isPassword(field) ? [...PASSWORDS, 'form'] : [field, 'form']);
}

const isPassword = (field: string): boolean => (PASSWORDS as readonly string[]).includes(field);

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];

function without<Fields extends object>(fields: Fields, names: readonly (keyof Fields)[]): Fields {
  const kept = { ...fields };
  for (const name of names) delete kept[name];
  return kept;
}

import {
  type AccountField,
  ApiError,
  accountCalls,
  accountFailures,
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
import type { FieldProblem } from '../session/useAuthForm.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { type EditProfileValues, OWN_PROFILE, PASSWORDS, profileEdits } from './profile-edits.ts';

/** What is wrong, by field; `form` is what no single field is to blame for. */
export type EditProfileProblems = Partial<Record<AccountField, FieldProblem>>;

/** Something that was done, or not, with the words for it. */
export interface AccountOutcome {
  done: boolean;
  message: string;
}

/** The state of the profile form, and what can be done with it. */
export interface EditProfile {
  /** `signedOut`: a guest has no profile to edit. */
  status: 'loading' | 'ready' | 'signedOut' | 'error';
  /** The profile as the server has it. */
  profile: Profile | undefined;
  values: EditProfileValues;
  problems: EditProfileProblems;
  /** Whether something was changed and not saved. */
  isDirty: boolean;
  busy: boolean;
  /** What the server said of the last save, until something is changed again; what was typed while it was under way is not in it. */
  saved: string | undefined;
  /** Fetches the profile once more, after a failure. */
  retry(): void;
  /** Looks whether something was changed elsewhere, as by the link of a mail. */
  refresh(): void;
  setValue(field: keyof EditProfileValues, value: string): void;
  /** Saves what was changed, and nothing else. Resolves to whether it is saved. */
  submit(): Promise<boolean>;
  /** Goes back to what the server has. */
  discard(): void;
  /** Sends the verification mail again. */
  resend(): Promise<AccountOutcome>;
  /** Keeps the present address. */
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
 * The form of the own profile: what is typed lies over what the server has, so that what changed elsewhere shows where nobody typed. It is
 * kept over a reload and a sign-in, but for passwords.
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
  const [saved, setSaved] = useState<string>();
  const [accepted, setAccepted] = useState<{ over: Profile; values: Partial<EditProfileValues> }>();

  // What was saved holds until the profile was fetched anew.
  const held = { ...heldBy(profile), ...(accepted?.over === profile ? accepted?.values : {}) };
  const values = { ...held, ...edits };
  const changes = Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => value !== held[field as keyof EditProfileValues]),
  ) as Partial<EditProfileValues>;

  /** Forgets what was typed in some fields, where that is still the same. */
  function forget(typed: Partial<EditProfileValues>): void {
    const isSame = (now: Partial<EditProfileValues>) => (field: keyof EditProfileValues) =>
      Object.hasOwn(typed, field) && now[field] === typed[field];
    const keptNow = drafts.get(OWN_PROFILE) ?? {};
    const left = without(keptNow, keysOf(keptNow).filter(isSame(keptNow)));
    drafts.set(OWN_PROFILE, keysOf(left).length > 0 ? left : undefined);
    setPasswords((now) => without(now, keysOf(now).filter(isSame(now))));
  }

  // What the server has by now is no change any more.
  const forgetHeld = useEffectEvent(forget);
  useEffect(() => {
    if (profile) forgetHeld(heldBy(profile));
  }, [profile]);

  // A mail is read in another tab: whoever comes back sees what came of it.
  const onReturn = useEffectEvent(() => {
    if (profile) refresh();
  });
  useEffect(() => {
    const look = () => onReturn();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  async function outcomeOf(
    task: () => Promise<{ message: string }>,
    done: string,
    refused: string,
    failed: string,
  ) {
    try {
      const { message } = await task();
      return { done: true, message: message || done };
    } catch (caught) {
      if (!(caught instanceof ApiError) || caught.kind !== 'http') return { done: false, message: failed };
      return { done: false, message: caught.fromServer && caught.code ? caught.message : refused };
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
    setValue(field, value) {
      if (isPassword(field)) setPasswords((now) => ({ ...now, [field]: value }));
      else {
        const text = field === 'username' ? sanitizedUsername(value) : value;
        drafts.set(OWN_PROFILE, { ...drafts.get(OWN_PROFILE), [field]: text });
      }
      setProblems((now) => withoutField(now, field));
      setSaved(undefined);
    },
    async submit() {
      if (busy || !profile) return false;
      const found = problemsOf(values);
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      setBusy(true);
      const by = session.getState().userId;
      try {
        const { message, pendingEmail } = await api(accountCalls).update({ body: bodyOf(changes, viewer) });
        // What came for somebody who left says nothing to the next one.
        if (session.getState().userId !== by) return false;
        setSaved(message || savedText(pendingEmail !== null && changes.email !== undefined));
        // An address that waits is not the one that the field is about. What was typed meanwhile stays.
        const gone = ['email', ...PASSWORDS] as const;
        setAccepted({ over: profile, values: without(changes, gone) });
        forget(Object.fromEntries(gone.map((field) => [field, values[field]])));
        refresh();
        return true;
      } catch (caught) {
        setProblems(problemsFrom(caught));
        return false;
      } finally {
        setBusy(false);
      }
    },
    discard() {
      drafts.set(OWN_PROFILE, undefined);
      setPasswords({});
      setProblems({});
    },
    resend: () =>
      outcomeOf(
        () =>
          api(accountCalls).resendVerification({
            body: { email: profile?.pending_email ?? held.email, platform: VERIFICATION_PLATFORM },
          }),
        accountTexts.verification_sent,
        accountFailures.resend_failed,
        accountFailures.resend_failed,
      ),
    cancelPendingEmail: () =>
      outcomeOf(
        () => api(accountCalls).cancelPendingEmail({ body: { userId: viewer } }),
        accountTexts.pending_cancelled,
        accountFailures.cancel_failed,
        accountFailures.cancel_unreachable,
      ),
  };
}

const heldBy = (profile: Profile | undefined): EditProfileValues => ({
  ...EMPTY,
  username: profile?.username ?? '',
  name: profile?.name ?? '',
  // Who has none yet is asked to verify one.
  email: profile?.email ?? profile?.pending_email ?? '',
  bio: profile?.bio ?? '',
  birthday: profile?.birthday ?? '',
  gender: profile?.gender ?? '',
  country: profile?.country ?? '',
});

/** Passwords go only where a new one is wanted: browsers fill in the present one by themselves. */
function bodyOf(changes: Partial<EditProfileValues>, userId: string): ProfileUpdate {
  const { newPassword, confirmNewPassword } = changes;
  const { gender, country, ...texts } =
    newPassword || confirmNewPassword ? changes : without(changes, PASSWORDS);
  return {
    userId,
    ...texts,
    // Checked before: they are among those that can be chosen.
    ...(gender === undefined ? {} : { gender: gender as ProfileUpdate['gender'] }),
    ...(country === undefined ? {} : { country: country as ProfileUpdate['country'] }),
    ...(changes.email === undefined ? {} : { email: changes.email.trim(), email_verified: false }),
  };
}

const savedText = (isEmailChanged: boolean) =>
  isEmailChanged ? `${accountTexts.updated} ${accountTexts.verify_new_email}` : accountTexts.updated;

/** What is wrong with each field: all at once, so that nothing is left for the next try. */
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
  if (!(error instanceof ApiError)) return { form: { message: accountFailures.update_failed } };
  if (error.kind !== 'http') return { form: { message: accountFailures.unreachable } };
  const { code, message } = error;
  const told = error.fromServer ? message : accountFailures.update_failed;
  return { [fieldOfAccountError({ code, message })]: { code, message: told } };
}

/** What is wrong with the passwords is wrong with all three. */
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

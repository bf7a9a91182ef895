import {
  accountErrors,
  BIO_MAX,
  COUNTRIES,
  commonErrors,
  type Errors,
  GENDERS,
  PASSWORD_MIN,
  sessionErrors,
} from '@vitrine/api';
import {
  type AccountOutcome,
  type EditProfileValues,
  type FieldProblem,
  type EditProfile as Form,
  useEditProfile,
  useSession,
} from '@vitrine/hooks';
import {
  AlertDialog,
  Button,
  Callout,
  isolated,
  MaskedDateField,
  type MessagesOf,
  Select,
  Skeleton,
  Textarea,
  TextField,
  useMessages,
} from '@vitrine/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NotLoadedProfile } from '../profile/NotLoadedProfile.tsx';
import { NarrowPage } from '../shell/NarrowPage.tsx';
import { layersOf } from '../shell/page-key.ts';
import { useToast } from '../shell/toasts.tsx';
import { useUnsavedGuard } from '../shell/useUnsavedGuard.ts';
import { editProfileMessages } from './account.messages.ts';
import * as styles from './EditProfile.css.ts';
import { ProfilePictureField } from './ProfilePictureField.tsx';

/** Milliseconds after a save until the page leads back. */
export const BACK_AFTER_SAVE_MS = 2000;

/** Everything that people change of themselves. */
export function EditProfile() {
  const texts = useMessages(editProfileMessages);
  const form = useEditProfile();
  const { profile, status, isDirty } = form;
  const [sending, setSending] = useState({ picture: false, cover: false });
  const [setPictureBusy] = useState(
    () => (busy: boolean) => setSending((now) => ({ ...now, picture: busy })),
  );
  const [setCoverBusy] = useState(() => (busy: boolean) => setSending((now) => ({ ...now, cover: busy })));
  const isAwaited = profile === undefined;
  const isSending = sending.picture || sending.cover;
  // Whoever has to sign in again finds what they typed when they are back.
  const isOnTheWay = useSession().status === 'guest';
  const guard = useUnsavedGuard((isDirty && !isOnTheWay) || isSending);
  const isCovered = layersOf(useLocation()).length > 0;
  useBackAfterSave(isDirty || isSending || isCovered ? undefined : form.saved, profile?.id);

  if (status === 'error') return <NotLoadedProfile title={texts.loadFailed} onRetry={form.retry} />;
  return (
    <NarrowPage title={texts.title}>
      <div className={styles.pictures}>
        <ProfilePictureField
          kind="cover"
          name={profile?.username ?? ''}
          src={profile?.coverPhoto}
          isAwaited={isAwaited}
          onChanged={form.refresh}
          onBusyChange={setCoverBusy}
        />
        <ProfilePictureField
          kind="picture"
          name={profile?.name ?? profile?.username ?? ''}
          src={profile?.profilePicture}
          isAwaited={isAwaited}
          onChanged={form.refresh}
          onBusyChange={setPictureBusy}
        />
      </div>
      {isAwaited ? <FormSkeleton /> : <Fields form={form} />}
      <AlertDialog
        open={guard.isAsking}
        onOpenChange={(next) => next || guard.stay()}
        title={texts.leaveTitle}
        description={texts.leaveHelp}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        destructive
        onConfirm={() => {
          form.discard();
          guard.leave();
        }}
      />
    </NarrowPage>
  );
}

const errors: Errors = { ...commonErrors, ...sessionErrors, ...accountErrors };
const textOf = (problem: FieldProblem | undefined): string | undefined =>
  problem && (errors[problem.code ?? '']?.text ?? problem.message);

function Fields({ form: { values, problems, setValue, ...form } }: { form: Form }) {
  const texts = useMessages(editProfileMessages);
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const answered = useRef(0);
  // The first field in error gets the focus once the answer is there.
  useEffect(() => {
    if (form.busy || answered.current === tries) return;
    answered.current = tries;
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (field) focusWithLabel(field);
  }, [tries, form.busy]);

  const of = (field: keyof EditProfileValues) => ({
    name: field,
    value: values[field],
    error: textOf(problems[field]),
    onValueChange: (value: string) => setValue(field, value),
  });
  const choice = (field: 'gender' | 'country') => ({ ...of(field), value: values[field] || null });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await form.submit();
    setTries((before) => before + 1);
  };

  // By what is saved: nothing moves under whoever fills it in.
  const missing = NEEDED.filter((field) => !form.profile?.[field]);
  return (
    <form
      ref={element}
      noValidate
      aria-label={texts.title}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      {missing.length > 0 && (
        <Callout>{texts.needed(missing.map((field) => texts[field]).join(', '))}</Callout>
      )}
      <TextField
        {...of('username')}
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <TextField {...of('name')} label={texts.name} autoComplete="name" />
      <TextField
        {...of('email')}
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        hint={emailHint(form.profile, texts)}
      />
      <EmailStatus form={form} />
      <Textarea {...of('bio')} label={texts.bio} limit={BIO_MAX} />
      <MaskedDateField {...of('birthday')} label={texts.birthday} autoComplete="bday" required />
      <div className={styles.two}>
        <Select
          {...choice('gender')}
          label={texts.gender}
          placeholder={texts.choose}
          options={GENDERS.map((value, place) => ({ value, label: texts.genderNames[place] ?? value }))}
          required
        />
        <Select
          {...choice('country')}
          label={texts.country}
          placeholder={texts.choose}
          options={COUNTRIES.map((value) => ({ value, label: value }))}
          required
        />
      </div>
      <fieldset className={styles.password}>
        <legend className={styles.legend}>{texts.changePassword}</legend>
        <TextField
          {...of('currentPassword')}
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          {...of('newPassword')}
          label={texts.newPassword}
          type="password"
          autoComplete="new-password"
          hint={texts.passwordHint(PASSWORD_MIN)}
        />
        <TextField
          {...of('confirmNewPassword')}
          label={texts.confirmNewPassword}
          type="password"
          autoComplete="new-password"
        />
      </fieldset>
      <div className={styles.end}>
        <div role="alert" className={styles.told}>
          {problems.form && <Callout tone="danger">{textOf(problems.form)}</Callout>}
        </div>
        <div role="status" className={styles.told}>
          {form.saved && <Callout tone="positive">{form.saved}</Callout>}
        </div>
        <div className={styles.save}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {texts.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Fields without which nothing can be saved, and which a new account does not have. */
const NEEDED = ['birthday', 'gender', 'country'] as const;

/** Puts the focus on a field with its label in view: the browser would stop under the header, at the edge of the field itself. */
function focusWithLabel(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const { labels } = field as HTMLInputElement;
  (labels?.[0] ?? field).scrollIntoView({ block: 'center' });
}

function emailHint(profile: Form['profile'], texts: MessagesOf<typeof editProfileMessages>): string {
  if (profile?.email_verified) return texts.emailVerified;
  return profile && !profile.email && !profile.pending_email ? texts.emailNone : texts.emailUnverified;
}

/** What waits to be verified, and what can be done about it. */
function EmailStatus({
  form: { profile, resend, cancelPendingEmail },
}: {
  form: Pick<Form, 'profile' | 'resend' | 'cancelPendingEmail'>;
}) {
  const texts = useMessages(editProfileMessages);
  const showToast = useToast();
  const [busy, setBusy] = useState<'resend' | 'cancel'>();
  const pending = profile?.pending_email;
  if (!profile || (!pending && (profile.email_verified || !profile.email))) return null;

  async function tell(what: 'resend' | 'cancel', task: () => Promise<AccountOutcome>) {
    if (busy) return;
    setBusy(what);
    const { done, message } = await task();
    setBusy(undefined);
    showToast({ text: message, ...(done ? {} : { tone: 'danger' as const }) });
  }

  return (
    <Callout
      title={texts.pendingTitle}
      action={
        <div className={styles.actions}>
          <Button busy={busy === 'resend'} onClick={() => void tell('resend', resend)}>
            {texts.resend}
          </Button>
          {pending && (
            <Button
              variant="quiet"
              busy={busy === 'cancel'}
              onClick={() => void tell('cancel', cancelPendingEmail)}
            >
              {texts.cancelPending}
            </Button>
          )}
        </div>
      }
    >
      {pending ? texts.pending(isolated(pending)) : texts.unverified(isolated(profile.email ?? ''))}
    </Callout>
  );
}

const FormSkeleton = () => (
  <div className={styles.form}>
    {['username', 'name', 'email', 'bio', 'birthday'].map((field) => (
      <div key={field} className={styles.awaited}>
        <Skeleton width="6rem" height="0.8em" />
        <Skeleton height={46} />
      </div>
    ))}
  </div>
);

/** Leads back some time after a save, unless the person goes on changing. */
function useBackAfterSave(saved: string | undefined, personId: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (saved === undefined) return;
    const timer = setTimeout(() => {
      const isFirst = !((window.history.state as { idx?: number } | null)?.idx ?? 0);
      if (isFirst) void navigate(`/profile/${personId}`, { replace: true });
      else void navigate(-1);
    }, BACK_AFTER_SAVE_MS);
    return () => clearTimeout(timer);
  }, [saved, personId, navigate]);
}

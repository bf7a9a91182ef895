import { BIO_MAX, COUNTRIES, GENDERS, PASSWORD_MIN, type Profile } from '@vitrine/api';
import type { EditProfileValues, EditProfile as Form } from '@vitrine/hooks';
import { MaskedDateField, Select, Textarea, TextField, useMessages } from '@vitrine/ui';
import { type Ref, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCK } from '../shell/icons/lock.ts';
import { MAIL } from '../shell/icons/mail.ts';
import { FoldedRow, RowGroup } from '../shell/page/Rows.tsx';
import { editProfileMessages } from './account.messages.ts';
import { EmailState } from './EmailState.tsx';
import { EmailStatus } from './EmailStatus.tsx';
import { EMAIL_HASH } from './edit-profile-address.ts';
import * as styles from './ProfileForm.css.ts';
import { useProblemText } from './useProblemText.ts';

export interface ProfileFormProps {
  id: string;
  form: Form;
  profile: Profile;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The fields. Email and password are folded until they are pressed, linked to, or refused. */
export function ProfileForm({
  id,
  form: { values, problems, setValue, ...form },
  profile,
  headingRef,
}: ProfileFormProps) {
  const texts = useMessages(editProfileMessages);
  const textOf = useProblemText();
  const youId = useId();
  const privateId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    if (form.busy || answered.current === tries) return;
    answered.current = tries;
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (field) focusWithLabel(field);
  }, [tries, form.busy]);

  const { hash } = useLocation();
  const [isLinked] = useState(hash === EMAIL_HASH);
  const emailRow = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    // The page itself takes the focus in an effect of the same render.
    queueMicrotask(() => {
      emailRow.current?.scrollIntoView({ block: 'center' });
      emailRow.current?.focus({ preventScroll: true });
    });
  }, [isLinked]);
  const [open, setOpen] = useState({ email: isLinked, password: false });
  const isRefused = {
    email: problems.email !== undefined,
    password: PASSWORD_FIELDS.some((field) => problems[field] !== undefined),
  };
  if ((isRefused.email && !open.email) || (isRefused.password && !open.password))
    setOpen({ email: open.email || isRefused.email, password: open.password || isRefused.password });

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

  return (
    <form
      ref={element}
      id={id}
      noValidate
      aria-label={texts.title}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <section aria-labelledby={youId} className={styles.section}>
        <h2 ref={headingRef} id={youId} tabIndex={-1} className={styles.heading}>
          {texts.you}
        </h2>
        <div className={styles.pair}>
          <TextField {...of('name')} label={texts.name} autoComplete="name" />
          <TextField
            {...of('username')}
            label={texts.username}
            rule={texts.required}
            leading="@"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
        </div>
        <Textarea {...of('bio')} label={texts.bio} limit={BIO_MAX} minRows={2} />
      </section>
      <section aria-labelledby={privateId} className={styles.section}>
        <div className={styles.headingLine}>
          <h2 id={privateId} className={styles.heading}>
            {texts.private}
          </h2>
          <p className={styles.note}>{texts.privateHint}</p>
        </div>
        <div className={styles.triple}>
          <MaskedDateField
            {...of('birthday')}
            label={texts.birthday}
            // While the field is empty, its placeholder shows the format.
            rule={values.birthday && texts.birthdayFormat}
            className={styles.first}
            autoComplete="bday"
            required
          />
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
            options={COUNTRIES.map((value, place) => ({ value, label: texts.countryNames[place] ?? value }))}
            required
          />
        </div>
      </section>
      <RowGroup>
        <FoldedRow
          ref={emailRow}
          icon={MAIL}
          text={texts.email}
          detail={!open.email && <bdi>{profile.pendingEmail || profile.email || texts.emailNone}</bdi>}
          state={<EmailState profile={profile} />}
          open={open.email}
          onOpenChange={(email) => setOpen({ ...open, email })}
        >
          <TextField
            {...of('email')}
            label={texts.email}
            rule={texts.required}
            type="email"
            autoComplete="email"
            required
          />
          <EmailStatus form={form} />
        </FoldedRow>
        <FoldedRow
          icon={LOCK}
          text={texts.password}
          open={open.password}
          onOpenChange={(password) => setOpen({ ...open, password })}
        >
          <TextField
            {...of('currentPassword')}
            label={texts.currentPassword}
            type="password"
            autoComplete="current-password"
          />
          <div className={styles.pair}>
            <TextField
              {...of('newPassword')}
              label={texts.newPassword}
              rule={texts.passwordLength(PASSWORD_MIN)}
              type="password"
              autoComplete="new-password"
            />
            <TextField
              {...of('confirmNewPassword')}
              label={texts.confirmNewPassword}
              type="password"
              autoComplete="new-password"
            />
          </div>
          <p className={styles.note}>{texts.passwordHint}</p>
        </FoldedRow>
      </RowGroup>
    </form>
  );
}

const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmNewPassword'] as const;

/** Focuses a field and scrolls its label into view. The browser would leave the label under the header. */
function focusWithLabel(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const { labels } = field as HTMLInputElement;
  (labels?.[0] ?? field).scrollIntoView({ block: 'center' });
}

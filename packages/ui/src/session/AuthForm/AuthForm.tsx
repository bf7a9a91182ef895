'use client';
import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CIRCLE_ALERT } from '../../controls/icons/circle-alert.ts';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { sessionMessages } from '../session.messages.ts';
import * as styles from './AuthForm.css.ts';

/** What the form asks for; `email` counts for the registration only. */
export interface AuthFormValues {
  username: string;
  email: string;
  password: string;
}

/** What is typed into the form, what is wrong with it, where it goes, and the properties of an HTML form. */
export interface AuthFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  mode: 'login' | 'register';
  /** Level of the title among the page's headings; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Called when the person asks for the other form; the values stay. */
  onModeChange(mode: 'login' | 'register'): void;
  values: AuthFormValues;
  onValuesChange(values: AuthFormValues): void;
  /** What is wrong, by field; `form` is what failed as a whole. */
  errors: Partial<Record<keyof AuthFormValues | 'form', string>>;
  /** Sends the form: its button, or Enter in a field. */
  onSubmit(): void;
  /** Whether the answer is being waited for. */
  busy: boolean;
  /** What a new password must be, said before it is sent. */
  passwordHint?: string | undefined;
  /** Where a forgotten password is renewed; without it there is no link. */
  forgotPasswordHref?: string | undefined;
}

const empty: AuthFormValues = { username: '', email: '', password: '' };

/** Signs in, or creates an account; after a try that failed, the first field in error has the focus. */
export function AuthForm({
  mode,
  headingLevel = 1,
  onModeChange,
  values: given,
  onValuesChange,
  errors: told,
  onSubmit,
  busy,
  passwordHint,
  forgotPasswordHref,
  ref,
  className,
  ...rest
}: AuthFormProps) {
  const values = { ...empty, ...given };
  const errors = told ?? {};
  const messages = useMessages(sessionMessages);
  const Link = useLinkComponent();
  const form = useRef<HTMLFormElement>(null);
  const root = useBothRefs(form, ref);
  // Counted in state, so that a try which fails like the one before it is noticed as well.
  const [tries, setTries] = useState(0);
  const answeredTries = useRef(0);

  useEffect(() => {
    const fieldFailed = errors.username || errors.email || errors.password;
    if (busy || !fieldFailed || answeredTries.current === tries) return;
    answeredTries.current = tries;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, busy, errors.username, errors.email, errors.password]);

  const change = (field: keyof AuthFormValues, value: string) => {
    answeredTries.current = tries;
    onValuesChange({ ...values, [field]: value });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    onSubmit();
  };

  const registers = mode === 'register';
  const Heading = `h${headingLevel}` as const;
  const heading = registers ? messages.register : messages.login;
  return (
    <form
      noValidate
      aria-label={heading}
      {...rest}
      ref={root}
      className={classNames(styles.form, className)}
      onSubmit={submit}
    >
      <Heading className={styles.heading}>{heading}</Heading>
      <TextField
        label={messages.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        value={values.username}
        error={errors.username}
        onChange={(event) => change('username', event.target.value)}
      />
      {registers && (
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={values.email}
          error={errors.email}
          onChange={(event) => change('email', event.target.value)}
        />
      )}
      {/* By mode: a browser that offers to keep a new password must not take it for the current one. */}
      <TextField
        key={mode}
        label={messages.password}
        name="password"
        type="password"
        autoComplete={registers ? 'new-password' : 'current-password'}
        required
        value={values.password}
        hint={registers ? passwordHint : undefined}
        error={errors.password}
        onChange={(event) => change('password', event.target.value)}
      />
      {forgotPasswordHref && !registers && (
        <Link className={styles.forgot} href={forgotPasswordHref}>
          {messages.forgotPassword}
        </Link>
      )}
      <p role="alert" className={styles.formError}>
        {errors.form && (
          <>
            <Icon path={CIRCLE_ALERT} size={18} className={styles.formErrorIcon} />
            <span>{errors.form}</span>
          </>
        )}
      </p>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" shape="pill" block busy={busy}>
          {heading}
        </Button>
        <Button
          variant="quiet"
          shape="pill"
          block
          onClick={() => onModeChange(registers ? 'login' : 'register')}
        >
          {registers ? messages.toLogin : messages.toRegister}
        </Button>
      </div>
    </form>
  );
}

'use client';
import { type ComponentProps, type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CIRCLE_ALERT } from '../../controls/icons/circle-alert.ts';
import { SegmentedControl } from '../../controls/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { sessionMessages } from '../session.messages.ts';
import * as styles from './AuthForm.css.ts';

/** Values of an `AuthForm`; `email` is for registration only. */
export interface AuthFormValues {
  username: string;
  email: string;
  password: string;
}

/** Props of `AuthForm`, including those of a `<form>`. */
export interface AuthFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  mode: 'login' | 'register';
  /** Heading level of the title, which screen readers get beside the switch; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Called when the user switches to the other form; the values stay. */
  onModeChange(mode: 'login' | 'register'): void;
  values: AuthFormValues;
  onValuesChange(values: AuthFormValues): void;
  /** Error messages by field; `form` is for the whole form. */
  errors: Partial<Record<keyof AuthFormValues | 'form', string>>;
  /** Called on submit, by the button or Enter. */
  onSubmit(): void;
  /** Whether the response is pending. */
  busy: boolean;
  /** Rule for a new username, in few words beside its label in the registration form. */
  usernameHint?: string | undefined;
  /** Rule for a new password, in few words beside its label in the registration form. */
  passwordHint?: string | undefined;
  /** Address for resetting a password, linked in the login form. Without it there is no link. */
  forgotPasswordHref?: string | undefined;
  /** Called when that link is pressed; prevent the default to stay on the page. */
  onForgotPassword?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const empty: AuthFormValues = { username: '', email: '', password: '' };

/**
 * Form for login or registration, with a switch between them. After a failed attempt, the first invalid field
 * gets the focus.
 */
export function AuthForm({
  mode,
  headingLevel = 1,
  onModeChange,
  values: given,
  onValuesChange,
  errors: givenErrors,
  onSubmit,
  busy,
  usernameHint,
  passwordHint,
  forgotPasswordHref,
  onForgotPassword,
  ref,
  className,
  ...rest
}: AuthFormProps) {
  const values = { ...empty, ...given };
  const errors = givenErrors ?? {};
  const messages = useMessages(sessionMessages);
  const Link = useLinkComponent();
  const form = useRef<HTMLFormElement>(null);
  const root = useBothRefs(form, ref);
  // State, not a ref: a second attempt with the same errors must run the effect too.
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
      method="post"
      aria-label={heading}
      {...rest}
      ref={root}
      className={classNames(styles.form, className)}
      onSubmit={submit}
    >
      <Heading className={visuallyHidden}>{heading}</Heading>
      <SegmentedControl
        block
        className={styles.modes}
        label={messages.mode}
        hideLabel
        options={[
          { value: 'login', label: messages.login },
          { value: 'register', label: messages.register },
        ]}
        value={mode}
        onValueChange={onModeChange}
      />
      <TextField
        large
        label={messages.username}
        leading="@"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        value={values.username}
        rule={registers ? usernameHint : undefined}
        error={errors.username}
        onChange={(event) => change('username', event.target.value)}
      />
      {registers && (
        <TextField
          large
          className={styles.unfolding}
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={messages.emailExample}
          required
          value={values.email}
          error={errors.email}
          onChange={(event) => change('email', event.target.value)}
        />
      )}
      {/* A new element per mode, so that browsers do not confuse new and current password. */}
      <TextField
        key={mode}
        large
        label={messages.password}
        name="password"
        type="password"
        autoComplete={registers ? 'new-password' : 'current-password'}
        required
        value={values.password}
        rule={registers ? passwordHint : undefined}
        error={errors.password}
        onChange={(event) => change('password', event.target.value)}
      />
      {forgotPasswordHref && !registers && (
        <Link className={styles.forgot} href={forgotPasswordHref} onClick={onForgotPassword}>
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
      <Button type="submit" variant="primary" block busy={busy} className={styles.submit}>
        {heading}
      </Button>
    </form>
  );
}

import {
  ApiError,
  emailProblem,
  fieldOfSessionError,
  outcomeIsUnknown,
  passwordProblem,
  type SessionErrorCode,
  sanitizedUsername,
  sessionCalls,
  usernameProblem,
} from '@vitrine/api';
import { useRef, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Session, SignInAnswer } from './session.ts';

/** What the form is for: signing in, or making an account. */
export type AuthMode = 'login' | 'register';

/** What stands in the fields of the form. */
export interface AuthValues {
  username: string;
  /** Asked for at registration only. */
  email: string;
  password: string;
}

/** What is wrong with a field: a code that the page has a text for, or the server's own text. */
export interface FieldProblem {
  /** A code of `sessionErrors` or `commonErrors`, where there is one. */
  code?: string | undefined;
  /** What the server said where it gave no known code. */
  message?: string | undefined;
}

/** What is wrong, by field; `form` is what no single field is to blame for. */
export type AuthProblems = Partial<Record<'username' | 'email' | 'password' | 'form', FieldProblem>>;

/** The state of the sign-in form, and what can be done with it. */
export interface AuthForm {
  mode: AuthMode;
  values: AuthValues;
  problems: AuthProblems;
  /** Whether a submission is under way. */
  busy: boolean;
  /** Changes what the form is for. What was typed stays, what was wrong is forgotten. */
  setMode(mode: AuthMode): void;
  setValues(values: AuthValues): void;
  /** Resolves to whether the person is signed in now. What was typed stays. */
  submit(): Promise<boolean>;
}

/** The sign-in and registration flow. */
export function useAuthForm(initialMode: AuthMode = 'login'): AuthForm {
  const { api, session } = useServices();
  const calls = api(sessionCalls);
  const [mode, setMode] = useState(initialMode);
  const [values, setValues] = useState<AuthValues>({ username: '', email: '', password: '' });
  const [problems, setProblems] = useState<AuthProblems>({});
  const [busy, setBusy] = useState(false);
  /** The username of a registration whose answer was lost: the account may exist by now. */
  const maybeRegistered = useRef<string>(undefined);

  async function signIn(): Promise<void> {
    const credentials = { username: values.username.trim(), password: values.password };
    session.begin(await calls.login({ body: credentials }));
  }

  async function register(): Promise<void> {
    const { username } = values;
    const mayBeThere = maybeRegistered.current === username;
    try {
      const registered = await calls.register({ body: { ...values, email: values.email.trim() } });
      maybeRegistered.current = undefined;
      if (isSignIn(session, registered)) return session.begin(registered);
    } catch (error) {
      if (outcomeIsUnknown(error)) maybeRegistered.current = username;
      const isAnswered = error instanceof ApiError && error.kind === 'unreadable';
      const isTaken = error instanceof ApiError && error.code === 'username_taken';
      if (!isAnswered && !(mayBeThere && isTaken)) throw error;
      return signIn().catch((refused) => {
        // There is no account with this password, so what the registration said stands.
        const isNotTheirs = refused instanceof ApiError && refused.code === 'wrong_credentials';
        throw isNotTheirs ? error : refused;
      });
    }
    await signIn();
  }

  return {
    mode,
    values,
    problems,
    busy,
    setMode(next) {
      setMode(next);
      setProblems({});
    },
    setValues(next) {
      const username = mode === 'register' ? sanitizedUsername(next.username) : next.username;
      setValues({ ...next, username });
      setProblems((before) => withoutChanged(before, values, next));
    },
    async submit() {
      if (busy) return false;
      const found = mode === 'register' ? registrationProblems(values) : loginProblems(values);
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      setBusy(true);
      try {
        await (mode === 'register' ? register() : signIn());
        return true;
      } catch (error) {
        setProblems(problemsFrom(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Whether a registration answered with a sign-in already; otherwise a login must follow. */
export const isSignIn = <Answer extends Pick<SignInAnswer, 'token'> & { userId: string | null }>(
  session: Pick<Session, 'isRealToken'>,
  answer: Answer,
): answer is Answer & { userId: string } => !!answer.userId && session.isRealToken(answer.token);

const problem = (code: SessionErrorCode | undefined): FieldProblem | undefined =>
  code ? { code } : undefined;

function registrationProblems({ username, email, password }: AuthValues): AuthProblems {
  // At registration the server decides how long a password must be.
  const missing =
    passwordProblem(password) === 'password_required' ? ('password_required' as const) : undefined;
  return present({
    username: problem(usernameProblem(username)),
    email: problem(emailProblem(email.trim())),
    password: problem(missing),
  });
}

const loginProblems = ({ username, password }: AuthValues): AuthProblems =>
  present({
    username: problem(username.trim() === '' ? 'username_required' : undefined),
    password: problem(password === '' ? 'password_required' : undefined),
  });

function problemsFrom(error: unknown): AuthProblems {
  if (!(error instanceof ApiError)) return { form: {} };
  const field = fieldOfSessionError(error.code);
  return { [field]: { code: error.code, message: error.fromServer ? error.message : undefined } };
}

function withoutChanged(problems: AuthProblems, before: AuthValues, after: AuthValues): AuthProblems {
  const kept = { ...problems };
  for (const field of ['username', 'email', 'password'] as const) {
    if (before[field] !== after[field]) delete kept[field];
  }
  return kept;
}

const present = (problems: { [Field in keyof AuthProblems]: FieldProblem | undefined }): AuthProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, found]) => found)) as AuthProblems;

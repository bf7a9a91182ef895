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

/** The mode of the form: sign in, or register an account. */
export type AuthMode = 'login' | 'register';

/** Values of the form. */
export interface AuthValues {
  username: string;
  /** Used for registration only. */
  email: string;
  password: string;
}

/** A problem of a field. Pages have texts for known codes; for others they show the server's text. */
export interface FieldProblem {
  /** A code of the API's errors or an `AccountFailure`, if any. */
  code?: string | undefined;
  /** The server's own text, if any. */
  message?: string | undefined;
}

/** Problems by field; `form` holds a problem that belongs to no single field. */
export type AuthProblems = Partial<Record<'username' | 'email' | 'password' | 'form', FieldProblem>>;

/** The state of the sign-in form and its actions. */
export interface AuthForm {
  mode: AuthMode;
  values: AuthValues;
  problems: AuthProblems;
  busy: boolean;
  /** Changes the mode. Values stay, problems are cleared. */
  setMode(mode: AuthMode): void;
  setValues(values: AuthValues): void;
  /** Resolves to whether the person is signed in now. Values stay. */
  submit(): Promise<boolean>;
}

/** Returns the form to sign in or to register. */
export function useAuthForm(initialMode: AuthMode = 'login'): AuthForm {
  const { api, session } = useServices();
  const calls = api(sessionCalls);
  const [mode, setMode] = useState(initialMode);
  const [values, setValues] = useState<AuthValues>({ username: '', email: '', password: '' });
  const [problems, setProblems] = useState<AuthProblems>({});
  const [busy, setBusy] = useState(false);
  /** The username of a registration whose answer was lost, so that the account may exist. */
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
        // The account of this name has another password, so the error of the registration stands.
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

/** Whether the answer to a registration includes a sign-in; otherwise a login must follow. */
export const isSignIn = <Answer extends Pick<SignInAnswer, 'token'> & { userId: string | null }>(
  session: Pick<Session, 'isRealToken'>,
  answer: Answer,
): answer is Answer & { userId: string } => !!answer.userId && session.isRealToken(answer.token);

const problem = (code: SessionErrorCode | undefined): FieldProblem | undefined =>
  code ? { code } : undefined;

function registrationProblems({ username, email, password }: AuthValues): AuthProblems {
  // At registration, the server decides the minimum length, so only a missing password is a problem here.
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

import { accountCalls, outcomeIsUnknown, resetProblem } from '@vitrine/api';
import { useRef, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { FieldProblem } from '../session/useAuthForm.ts';
import { accountProblemOf } from './account-failure.ts';

/** Values of the form that sets a new password. */
export interface NewPasswordValues {
  newPassword: string;
  confirmNewPassword: string;
}

/** Problems by field; `form` holds a problem that belongs to no single field. */
export type PasswordResetProblems = Partial<Record<keyof NewPasswordValues | 'form', FieldProblem>>;

/** The form that sets a new password by the token of a mail. */
export interface PasswordReset {
  /**
   * `badLink`: the link is missing, wrong, used or expired; only a new one helps. `likelyDone`: the link is
   * used after an attempt whose answer was lost, so the password is probably the new one.
   */
  status: 'form' | 'done' | 'likelyDone' | 'badLink';
  values: NewPasswordValues;
  setValue(field: keyof NewPasswordValues, value: string): void;
  problems: PasswordResetProblems;
  busy: boolean;
  submit(): Promise<void>;
}

const BAD_LINKS = ['reset_missing', 'reset_invalid'];
const EMPTY: NewPasswordValues = { newPassword: '', confirmNewPassword: '' };

/**
 * Returns the form that sets a new password by the token of a mail. Nothing is sent before it is submitted.
 *
 * @param token Empty or undefined if the page's address has none.
 */
export function usePasswordReset(token: string | undefined): PasswordReset {
  const { api } = useServices();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<PasswordResetProblems>(
    token?.trim() ? {} : { form: { code: 'reset_missing' } },
  );
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const mayBeDone = useRef(false);
  const isBadLink = BAD_LINKS.includes(problems.form?.code ?? '');
  return {
    status: isDone ? 'done' : !isBadLink ? 'form' : mayBeDone.current ? 'likelyDone' : 'badLink',
    values,
    setValue(field, value) {
      setValues((now) => ({ ...now, [field]: value }));
      setProblems((now) => ({ ...now, [field]: undefined, form: undefined }));
    },
    problems,
    busy,
    async submit() {
      if (busy || !token) return;
      const found = problemsOf(token, values);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
      setBusy(true);
      try {
        await api(accountCalls).resetPassword({ body: { token, newPassword: values.newPassword } });
        setDone(true);
      } catch (error) {
        if (outcomeIsUnknown(error)) mayBeDone.current = true;
        const problem = accountProblemOf(error, 'reset_failed');
        setProblems({ [problem.code?.startsWith('password_') ? 'newPassword' : 'form']: problem });
      } finally {
        setBusy(false);
      }
    },
  };
}

function problemsOf(token: string, values: NewPasswordValues): PasswordResetProblems {
  const code = resetProblem({ token, newPassword: values.newPassword });
  if (code === 'reset_missing') return { form: { code } };
  if (code) return { newPassword: { code } };
  return values.newPassword === values.confirmNewPassword
    ? {}
    : { confirmNewPassword: { code: 'reset_passwords_differ' } };
}

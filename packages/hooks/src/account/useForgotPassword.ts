import { accountCalls, accountTexts, emailProblem } from '@vitrine/api';
import { useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { FieldProblem } from '../session/useAuthForm.ts';
import { accountProblemOf } from './account-failure.ts';

/** The form that asks for a link to reset the password. */
export interface ForgotPassword {
  email: string;
  setEmail(email: string): void;
  busy: boolean;
  /** Set once the server has answered; `text` is its message, if it is not the one of `accountTexts`. */
  sent: { text?: string | undefined } | undefined;
  /** The problem of the last attempt, until the next edit. */
  problem: ({ field: 'email' | 'form' } & FieldProblem) | undefined;
  /** Asks for the link. The address stays. */
  submit(): Promise<void>;
}

/**
 * Returns the form that asks for a link to reset the password.
 *
 * @param initialEmail The address typed elsewhere, such as in the sign-in form.
 */
export function useForgotPassword(initialEmail = ''): ForgotPassword {
  const { api } = useServices();
  const [email, setEmail] = useState(initialEmail);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<ForgotPassword['sent']>();
  const [problem, setProblem] = useState<ForgotPassword['problem']>();
  return {
    email,
    setEmail(next) {
      setEmail(next);
      setProblem(undefined);
    },
    busy,
    sent,
    problem,
    async submit() {
      if (busy) return;
      const address = email.trim();
      const code = emailProblem(address);
      setSent(undefined);
      setProblem(code && { field: 'email', code });
      if (code) return;
      setBusy(true);
      try {
        const { message } = await api(accountCalls).forgotPassword({ body: { email: address } });
        setSent({ text: message === accountTexts.reset_asked ? undefined : message || undefined });
      } catch (error) {
        const found = accountProblemOf(error, 'forgot_failed');
        setProblem({ field: found.code === 'email_invalid' ? 'email' : 'form', ...found });
      } finally {
        setBusy(false);
      }
    },
  };
}

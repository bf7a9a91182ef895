import { ApiError, accountCalls, type EmailVerified } from '@vitrine/api';
import { useEffect, useState } from 'react';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** The state of an email verification. */
export type EmailVerification =
  | { status: 'verifying' }
  | { status: 'success'; emailUpdated: boolean }
  | {
      status: 'error';
      /** The server's code or an `AccountFailure`; undefined if the server gave only a text. */
      code?: string | undefined;
      text?: string | undefined;
      /** Whether the same link may work later. */
      mayRetry: boolean;
    };

/** Requests by token, so that a second render or visit sends no second request. */
const verifications = attached(() => new Map<string, Promise<EmailVerified>>());

/**
 * Verifies an email address with the token of a mail. A token is sent once, and again only on `retry`.
 *
 * @param token Null if the page's address has none.
 * @returns The state, and `retry` for after a failure.
 */
export function useEmailVerification(token: string | null): EmailVerification & { retry(): void } {
  const services = useServices();
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<EmailVerification>({ status: 'verifying' });

  useEffect(() => {
    void tries;
    if (!token) {
      setOutcome({ status: 'error', code: 'verification_invalid', mayRetry: false });
      return;
    }
    let isHere = true;
    const asked = verifications(services);
    const answer = asked.get(token) ?? services.api(accountCalls).verifyEmail({ query: { token } });
    asked.set(token, answer);
    answer.then(
      ({ success, emailUpdated, message }) => {
        const refused = message ? { text: message } : { code: 'verification_failed' };
        if (isHere)
          setOutcome(
            success ? { status: 'success', emailUpdated } : { status: 'error', ...refused, mayRetry: false },
          );
      },
      (error: unknown) => {
        if (isHere) setOutcome({ status: 'error', ...problemFrom(error) });
      },
    );
    return () => {
      isHere = false;
    };
  }, [services, token, tries]);

  return {
    ...outcome,
    retry() {
      if (token) verifications(services).delete(token);
      setOutcome({ status: 'verifying' });
      setTries(tries + 1);
    },
  };
}

function problemFrom(error: unknown) {
  if (!(error instanceof ApiError) || error.kind !== 'http')
    return { code: 'verification_unreachable', mayRetry: true };
  const { code, message, fromServer, status } = error;
  const problem = fromServer ? { code, text: message } : { code: code ?? 'verification_failed' };
  return { ...problem, mayRetry: status >= 500 || status === 429 };
}

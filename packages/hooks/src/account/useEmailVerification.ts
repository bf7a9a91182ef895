import { ApiError, accountCalls, accountErrors, accountFailures, type EmailVerified } from '@vitrine/api';
import { useEffect, useState } from 'react';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** What became of the link of a verification mail. */
export type EmailVerification =
  | { status: 'verifying' }
  | { status: 'success'; emailUpdated: boolean }
  | {
      status: 'error';
      /** What to say: the server's own text, where it gave one. */
      message: string;
      /** Whether the link may work at another time. */
      mayRetry: boolean;
    };

/** One request for each token: what is drawn twice, or opened again, asks once. */
const verifications = attached(() => new Map<string, Promise<EmailVerified>>());

/**
 * Verifies an address by the token of a mail, with one call.
 *
 * @param token Null where the address of the page has none.
 * @returns what became of it, and `retry`, which asks once more after a failure.
 */
export function useEmailVerification(token: string | null): EmailVerification & { retry(): void } {
  const services = useServices();
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<EmailVerification>({ status: 'verifying' });

  useEffect(() => {
    void tries;
    if (!token) {
      setOutcome({ status: 'error', message: accountErrors.verification_invalid.text, mayRetry: false });
      return;
    }
    let isHere = true;
    const asked = verifications(services);
    const answer = asked.get(token) ?? services.api(accountCalls).verifyEmail({ query: { token } });
    asked.set(token, answer);
    answer.then(
      ({ success, emailUpdated, message }) => {
        const refused = { message: message || accountFailures.verification_failed, mayRetry: false };
        if (isHere)
          setOutcome(success ? { status: 'success', emailUpdated } : { status: 'error', ...refused });
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

function problemFrom(error: unknown): { message: string; mayRetry: boolean } {
  if (!(error instanceof ApiError) || error.kind !== 'http')
    return { message: accountFailures.verification_unreachable, mayRetry: true };
  return {
    message: error.fromServer ? error.message : accountFailures.verification_failed,
    mayRetry: error.status >= 500 || error.status === 429,
  };
}

import { ApiError, moderationCalls, type ReportCategory } from '@vitrine/api';
import { useCallback, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/** What can be reported, and its id. */
export interface Reportable {
  kind: 'user' | 'post' | 'comment';
  id: string;
}

/** A report on its way. */
export interface Reporting {
  status: 'asking' | 'sending' | 'sent';
  /** Why it did not arrive, in the server's words where it gave some. */
  error: { reason: string | undefined } | undefined;
  /** Sends it; what is reported again changes its report. */
  send(answer: { category: ReportCategory; note: string }): void;
}

/** Reports a person, a post or a comment. */
export function useReport({ kind, id }: Reportable): Reporting {
  const { api } = useServices();
  const [{ status, error }, setState] = useState<Pick<Reporting, 'status' | 'error'>>({
    status: 'asking',
    error: undefined,
  });
  const send = useCallback<Reporting['send']>(
    async ({ category, note }) => {
      setState({ status: 'sending', error: undefined });
      try {
        await api(moderationCalls).report({ body: { kind, id, category, ...(note && { note }) } });
        setState({ status: 'sent', error: undefined });
      } catch (failure) {
        const isSaid = failure instanceof ApiError && failure.fromServer;
        setState({ status: 'asking', error: { reason: isSaid ? failure.message : undefined } });
      }
    },
    [api, kind, id],
  );
  return { status, error, send };
}

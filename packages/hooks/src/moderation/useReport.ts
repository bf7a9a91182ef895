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
  /** Sends it; what is reported again changes its report. Resolves to whether it has arrived. */
  send(answer: { category: ReportCategory; note: string }): Promise<boolean>;
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
        return true;
      } catch (failure) {
        const isSaid = failure instanceof ApiError && failure.fromServer;
        setState({ status: 'asking', error: { reason: isSaid ? failure.message : undefined } });
        return false;
      }
    },
    [api, kind, id],
  );
  return { status, error, send };
}

import { ApiError, moderationCalls, REPORT_CATEGORIES, type ReportCategory } from '@vitrine/api';
import { useCallback, useState } from 'react';
import { defineDrafts } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** What can be reported, and its id. */
export interface Reportable {
  kind: 'user' | 'post' | 'comment';
  id: string;
}

/** What somebody has begun to say of what they report. */
export interface ReportDraft {
  /** Null until one is chosen. */
  category: ReportCategory | null;
  note: string;
}

/** A report on its way. */
export interface Reporting {
  /** What is chosen and typed; kept over closing, a reload and a sign-in until it has arrived. */
  draft: ReportDraft;
  setDraft(draft: ReportDraft): void;
  status: 'asking' | 'sending' | 'sent';
  /** Why it did not arrive, in the server's words where it gave some. */
  error: { reason: string | undefined } | undefined;
  /** Sends it; what is reported again changes its report. Resolves to whether it has arrived. */
  send(answer: { category: ReportCategory; note: string }): Promise<boolean>;
}

const reportDrafts = defineDrafts<ReportDraft>({
  kind: 'report',
  draftFrom(kept) {
    const { category = null, note } = (kept ?? {}) as Partial<ReportDraft>;
    const isChosen = category === null || REPORT_CATEGORIES.includes(category);
    return isChosen && typeof note === 'string' ? { category, note } : undefined;
  },
});

const NOTHING: ReportDraft = { category: null, note: '' };

/** Reports a person, a post or a comment. */
export function useReport({ kind, id }: Reportable): Reporting {
  const services = useServices();
  const { api } = services;
  const drafts = reportDrafts(services);
  const thing = `${kind} ${id}`;
  const [draft = NOTHING, setDraft] = useDraft(drafts, thing);
  const [{ status, error }, setState] = useState<Pick<Reporting, 'status' | 'error'>>({
    status: 'asking',
    error: undefined,
  });
  const send = useCallback<Reporting['send']>(
    async ({ category, note }) => {
      const said = drafts.get(thing);
      setState({ status: 'sending', error: undefined });
      try {
        await api(moderationCalls).report({ body: { kind, id, category, ...(note && { note }) } });
        // What was typed meanwhile stays, and so does what the next person typed.
        if (drafts.get(thing) === said) drafts.set(thing, undefined);
        setState({ status: 'sent', error: undefined });
        return true;
      } catch (failure) {
        const isSaid = failure instanceof ApiError && failure.fromServer;
        setState({ status: 'asking', error: { reason: isSaid ? failure.message : undefined } });
        return false;
      }
    },
    [api, drafts, thing, kind, id],
  );
  return { draft, setDraft, status, error, send };
}

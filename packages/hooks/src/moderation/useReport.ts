import { moderationCalls, REPORT_CATEGORIES, type ReportCategory } from '@vitrine/api';
import { useCallback, useState } from 'react';
import { defineDrafts } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { viewerOf } from '../session/session.ts';

/** A thing that can be reported, with its id. */
export interface Reportable {
  kind: 'user' | 'post' | 'comment' | 'message';
  id: string;
}

/** An unsent report. */
export interface ReportDraft {
  /** Null until one is chosen. */
  category: ReportCategory | null;
  note: string;
}

/** The state of a report and its actions. */
export interface Reporting {
  /** It survives closing, a reload and a sign-in until it is sent. */
  draft: ReportDraft;
  setDraft(draft: ReportDraft): void;
  status: 'asking' | 'sending' | 'sent';
  error: OutboxFailure | undefined;
  /** A second report of the same thing replaces the first. Resolves to whether the report arrived. */
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

/** Reports a person, a post, a comment or a message of a room. */
export function useReport({ kind, id }: Reportable): Reporting {
  const services = useServices();
  const { api, session } = services;
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
      const by = viewerOf(session.getState());
      // The next viewer has reported nothing.
      const isTheirs = () => viewerOf(session.getState()) === by;
      setState({ status: 'sending', error: undefined });
      try {
        await api(moderationCalls).report({ body: { kind, id, category, ...(note && { note }) } });
        // Keeps a draft that was edited during the request, or that belongs to the next viewer.
        if (drafts.get(thing) === said) drafts.set(thing, undefined);
        setState({ status: isTheirs() ? 'sent' : 'asking', error: undefined });
        return true;
      } catch (failure) {
        setState({ status: 'asking', error: isTheirs() ? failureOf(failure) : undefined });
        return false;
      }
    },
    [api, session, drafts, thing, kind, id],
  );
  return { draft, setDraft, status, error, send };
}

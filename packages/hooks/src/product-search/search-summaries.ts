import { type SearchAnswer, searchTotalFrom, searchUnderstoodFrom } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey, readJson } from '../storage/storage.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';

/** Facts about all results of a search; a server may omit any of them. */
export type SearchSummary = Pick<SearchAnswer, 'understood' | 'total' | 'matching'>;

/** Number of summaries kept, enough for the last pages that a viewer may go back to. */
const KEPT = 30;
const CACHE = 'searchSummaries';
const NOTHING_SAID: SearchSummary = {};

/** Summaries by request. Feeds keep only products, so summaries are kept here; both survive a reload. */
export const searchSummaries = attached(({ session, sessionStorage }) => {
  const changed = createEmitter();
  let kept: { viewer: string | undefined; summaries: Map<string, SearchSummary> } | undefined;

  function summariesOfViewer(): Map<string, SearchSummary> {
    const viewer = viewerOf(session.getState());
    if (kept?.viewer !== viewer || !kept) {
      const read = readJson(sessionStorage, cacheKey(CACHE, viewer), Array.isArray) ?? [];
      kept = { viewer, summaries: new Map(read.flatMap(entryFrom)) };
    }
    return kept.summaries;
  }

  return {
    subscribe: (listener: () => void) => changed.on(listener),
    of: (request: SearchRequest | undefined): SearchSummary =>
      (request && summariesOfViewer().get(keyOf(request))) ?? NOTHING_SAID,
    note(request: SearchRequest, { understood, total, matching }: SearchAnswer): void {
      const summaries = summariesOfViewer();
      const key = keyOf(request);
      summaries.delete(key);
      summaries.set(key, { understood, total, matching });
      const [oldest] = summaries.keys();
      if (summaries.size > KEPT && oldest !== undefined) summaries.delete(oldest);
      sessionStorage.set(cacheKey(CACHE, kept?.viewer), JSON.stringify([...summaries]));
      changed.emit();
    },
  };
});

const keyOf = (request: SearchRequest) => JSON.stringify(searchBodyOf(request));

function entryFrom(read: unknown): [string, SearchSummary][] {
  const [key, summary] = Array.isArray(read) ? read : [];
  if (typeof key !== 'string' || typeof summary !== 'object' || summary === null) return [];
  const { understood, total, matching } = summary as Record<string, unknown>;
  const said = {
    understood: searchUnderstoodFrom(understood),
    total: searchTotalFrom(total),
    matching: typeof matching === 'number' ? matching : undefined,
  };
  return [[key, said]];
}

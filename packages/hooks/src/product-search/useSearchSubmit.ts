import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { SearchOutcome } from './first-page.ts';

// Loaded with the first search, so that a page with only a search box stays small.
const loadFirstPage = () => import('./first-page.ts');

/** The state of a search box and its actions. */
export interface SearchSubmit {
  busy: boolean;
  /** Fetches the first page of results; never rejects. `query` of the outcome is trimmed. */
  submit(query: string): Promise<SearchOutcome>;
  /** Cancels the search in flight, if any. The same function in every render. */
  cancel(): void;
}

/** Returns the search of the landing page, which finds the first results before the results page opens. */
export function useSearchSubmit(): SearchSubmit {
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const submit = useCallback(
    async (typed: string) => {
      const query = typed.trim();
      if (query === '') return { status: 'blank' as const, query };
      underWay.current?.abort();
      const controller = new AbortController();
      underWay.current = controller;
      setBusy(true);
      const outcome = await loadFirstPage().then(
        ({ firstPage }) => firstPage(services, query, controller.signal),
        () => ({ status: 'unloadable' as const, query }),
      );
      if (underWay.current === controller) setBusy(false);
      return outcome;
    },
    [services],
  );
  const cancel = useCallback(() => {
    underWay.current?.abort();
    underWay.current = undefined;
    setBusy(false);
  }, []);
  return { busy, submit, cancel };
}

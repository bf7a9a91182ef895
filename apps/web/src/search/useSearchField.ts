import { SEARCH_QUERY_MAX, searchFailures } from '@vitrine/api';
import { useSearchSubmit } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { RESULTS_PATH, type ResultsState, resultsPath } from './search-address.ts';
import { searchFieldMessages } from './search-field.messages.ts';

/** The text of a search field that leads to the results, and what became of the last try. */
export function useSearchField(shown: string) {
  const [value, setValue] = useState(shown);
  const [problem, setProblem] = useState<string>();
  const { busy, submit, cancel } = useSearchSubmit();
  const navigate = useNavigate();
  const { offline } = useMessages(searchFieldMessages);
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';

  // A search that is under way is given up when the person goes elsewhere, even to a product over this page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is the occasion
  useEffect(() => cancel, [key, cancel]);

  // When the page shows another query, the field follows, unless somebody is typing.
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current || cameBack) setValue(shown);
    isTyping.current = false;
  }, [shown, cameBack]);

  const wasLost = useRef(false);
  async function search(text: string) {
    isTyping.current = false;
    setProblem(undefined);
    const outcome = await submit(text);
    if (outcome.status === 'empty') setProblem(searchFailures.search_empty);
    const isLost = outcome.status === 'unloadable';
    const isOffline = !navigator.onLine;
    // The second time, since the results page can search without this code, but not without a network.
    const isFound = outcome.status === 'found' || (isLost && wasLost.current && !isOffline);
    wasLost.current = isLost;
    if (outcome.status === 'failed' || (isLost && !isFound))
      setProblem(`${searchFailures.search_failed}${isOffline ? ` ${offline}` : ''}`);
    if (!isFound) return;
    const state: ResultsState = { first: outcome.first };
    // The same search again replaces the entry, so that it adds no page to go back through.
    void navigate(resultsPath(outcome.query), { state, replace: outcome.query === shown });
  }

  return {
    problem,
    field: {
      action: RESULTS_PATH,
      value,
      onValueChange(next: string) {
        isTyping.current = true;
        setValue(next);
        setProblem(undefined);
      },
      onSubmit: (text: string) => void search(text),
      busy,
      maxLength: SEARCH_QUERY_MAX,
    },
  };
}

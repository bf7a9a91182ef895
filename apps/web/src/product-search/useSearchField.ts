import { SEARCH_QUERY_MAX } from '@vitrine/api';
import { useSearchSubmit } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { RESULTS_PATH, type ResultsState, resultsPath } from './search-address.ts';
import { searchFieldMessages } from './search-field.messages.ts';

export function useSearchField(shown: string) {
  const [value, setValue] = useState(shown);
  const [problem, setProblem] = useState<string>();
  const { busy, submit, cancel } = useSearchSubmit();
  const navigate = useNavigate();
  const { nothing, failed, offline } = useMessages(searchFieldMessages);
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';

  // Cancels a pending search on navigation, even to a product over this page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each history entry
  useEffect(() => cancel, [key, cancel]);

  // The field follows the page's query. Text being typed stays, except after Back or Forward.
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
    if (outcome.status === 'empty') setProblem(nothing);
    const isLost = outcome.status === 'unloadable';
    const isOffline = !navigator.onLine;
    // If the search code fails to load twice, the results page opens anyway and searches itself. Offline it
    // cannot.
    const isFound = outcome.status === 'found' || (isLost && wasLost.current && !isOffline);
    wasLost.current = isLost;
    if (outcome.status === 'failed' || (isLost && !isFound))
      setProblem(`${failed}${isOffline ? ` ${offline}` : ''}`);
    if (!isFound) return;
    const state: ResultsState = { first: outcome.first };
    // A repeated search adds no history entry.
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

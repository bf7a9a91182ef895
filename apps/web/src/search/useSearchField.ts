import { SEARCH_QUERY_MAX, searchErrors } from '@vitrine/api';
import { useSearchSubmit } from '@vitrine/hooks';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ResultsState, resultsPath } from './search-address.ts';

/** The text of a search field that leads to the results, and what became of the last try. */
export function useSearchField(shown: string) {
  const [value, setValue] = useState(shown);
  const [problem, setProblem] = useState<string>();
  const { busy, submit } = useSearchSubmit();
  const navigate = useNavigate();

  // Back and forward show other results under the same field.
  useEffect(() => setValue(shown), [shown]);

  async function search(text: string) {
    setProblem(undefined);
    const outcome = await submit(text);
    if (outcome.status === 'empty') setProblem(searchErrors.search_empty);
    if (outcome.status === 'failed') setProblem(searchErrors.search_failed);
    if (outcome.status !== 'found') return;
    const state: ResultsState = { first: outcome.first };
    void navigate(resultsPath(outcome.query), { state });
  }

  return {
    problem,
    field: {
      value,
      onValueChange(next: string) {
        setValue(next);
        setProblem(undefined);
      },
      onSubmit: (text: string) => void search(text),
      busy,
      maxLength: SEARCH_QUERY_MAX,
    },
  };
}

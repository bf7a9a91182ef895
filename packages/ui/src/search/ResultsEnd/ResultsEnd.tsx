'use client';
import { useMessages } from '../../provider/UiProvider.tsx';
import { searchResultsMessages } from '../search-results.messages.ts';
import * as styles from './ResultsEnd.css.ts';

/** How many results there were, and for what. */
export interface ResultsEndProps {
  /** How many different items the list shows; one that came twice counts once. */
  count: number;
  /** What was searched for. */
  query: string;
}

/** The line below the last result: how many there are, and of what. */
export function ResultsEnd({ count, query }: ResultsEndProps) {
  const [before, after] = useMessages(searchResultsMessages).endOfResults(count).split('{query}');
  return (
    <p className={styles.line}>
      {before}
      <bdi>{query}</bdi>
      {after}
    </p>
  );
}

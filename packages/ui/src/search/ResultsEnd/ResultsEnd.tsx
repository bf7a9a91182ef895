'use client';
import { useMessages } from '../../provider/UiProvider.tsx';
import { searchMessages } from '../search.messages.ts';
import * as styles from './ResultsEnd.css.ts';

export interface ResultsEndProps {
  /** How many different items the list shows (D10). */
  count: number;
  /** What was searched for. */
  query: string;
}

/** The line below the last result: how many there are, and of what. */
export function ResultsEnd({ count, query }: ResultsEndProps) {
  const [before, after] = useMessages(searchMessages).endOfResults(count).split('{query}');
  return (
    <p className={styles.line}>
      {before}
      <bdi>{query}</bdi>
      {after}
    </p>
  );
}

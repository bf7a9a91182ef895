'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { withParts } from '../../provider/withParts.tsx';
import { searchResultsMessages } from '../search-results.messages.ts';
import * as styles from './ResultsEnd.css.ts';

/** Props of `ResultsEnd`, including those of a `<p>`. */
export interface ResultsEndProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Number of distinct results. */
  count: number;
  /** The query of the search. */
  query: string;
}

/** Line below the last result, with the number of results and the query. */
export function ResultsEnd({ count, query, className, ...rest }: ResultsEndProps) {
  const { endOfResults } = useMessages(searchResultsMessages);
  return (
    <p {...rest} className={classNames(styles.line, className)}>
      {withParts(endOfResults(Number.isFinite(count) ? count : 0), { query: <bdi>{query}</bdi> })}
    </p>
  );
}

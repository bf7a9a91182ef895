'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { searchResultsMessages } from '../search-results.messages.ts';
import * as styles from './ResultsEnd.css.ts';

/** How many results there were, for what, and the properties of an HTML paragraph. */
export interface ResultsEndProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** How many different items the list shows; one that came twice counts once. */
  count: number;
  /** What was searched for. */
  query: string;
}

/** The line below the last result: how many there are, and of what. */
export function ResultsEnd({ count, query, className, ...rest }: ResultsEndProps) {
  const [before, after] = useMessages(searchResultsMessages)
    .endOfResults(Number.isFinite(count) ? count : 0)
    .split('{query}');
  return (
    <p {...rest} className={classNames(styles.line, className)}>
      {before}
      <bdi>{query}</bdi>
      {after}
    </p>
  );
}

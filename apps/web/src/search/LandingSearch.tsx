import { SearchBox } from '@vitrine/ui';
import { Link } from 'react-router-dom';
import * as styles from './LandingSearch.css.ts';
import { resultsPath } from './search-address.ts';
import { useSearchField } from './useSearchField.ts';

export interface LandingSearchProps {
  /** What the suggestions are called. */
  label: string;
  /** Searches to begin with. */
  suggestions: readonly string[];
}

/** The search box of the landing page, and a few searches to begin with; results open on a page of their own. */
export function LandingSearch({ label, suggestions }: LandingSearchProps) {
  const { field, problem } = useSearchField('');
  return (
    <>
      <div className={styles.search}>
        <SearchBox {...field} />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
      <nav aria-label={label} className={styles.suggestions}>
        {suggestions.map((query) => (
          <Link key={query} to={resultsPath(query)} className={styles.suggestion}>
            {query}
          </Link>
        ))}
      </nav>
    </>
  );
}

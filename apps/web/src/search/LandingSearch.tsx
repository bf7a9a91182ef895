import { SearchBox } from '@vitrine/ui';
import { RouterLink } from '../shell/RouterLink.tsx';
import * as styles from './LandingSearch.css.ts';
import { useSearchField } from './useSearchField.ts';

export interface LandingSearchProps {
  /** What the suggestions are called. */
  label: string;
  /** Lists and searches to begin with: what they are called, and where they are. */
  suggestions: readonly (readonly [name: string, to: string])[];
}

/** The search box of the landing page, and ways to begin; results open on a page of their own. */
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
      {suggestions.length > 0 && (
        <nav aria-label={label} className={styles.suggestions}>
          {suggestions.map(([name, to]) => (
            <RouterLink key={to} href={to} className={styles.suggestion}>
              {name}
            </RouterLink>
          ))}
        </nav>
      )}
    </>
  );
}

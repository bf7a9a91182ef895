import { SearchBox } from '@vitrine/ui';
import * as styles from './LandingSearch.css.ts';
import { useSearchField } from './useSearchField.ts';

/** The search box of the landing page; results open on a page of their own. */
export function LandingSearch() {
  const { field, problem } = useSearchField('');
  return (
    <div className={styles.search}>
      <SearchBox {...field} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}

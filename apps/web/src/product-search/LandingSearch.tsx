import { SearchBox } from '@vitrine/ui';
import * as styles from './LandingSearch.css.ts';
import { useSearchField } from './useSearchField.ts';

export function LandingSearch() {
  const { field, problem } = useSearchField('');
  return (
    <div className={styles.search}>
      <SearchBox {...field} />
      {/* Inline, as the styles of the first load are limited. */}
      <div role="alert" style={{ color: 'var(--vitrine-color-danger)' }}>
        {problem}
      </div>
    </div>
  );
}

import { useMessages } from '@vitrine/ui';
import { use } from 'react';
import { landingMessages } from '../products/landing.messages.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import * as styles from './SuggestedSearches.css.ts';
import { resultsPath } from './search-address.ts';
import { SuggestionsContext } from './suggestions.ts';

const MOST = 3;

/** Links to searches and lists with products, for pages without any. */
export function SuggestedSearches({ className = '' }: { className?: string }) {
  const { suggestions, ...lists } = useMessages(landingMessages);
  const suggested = use(SuggestionsContext);
  const ways = [
    ...suggested.queries.map((query) => [query, resultsPath(query)] as const),
    ...suggested.lists.map((list) => [lists[list], `/products/${list}`] as const),
  ].slice(0, MOST);
  if (ways.length === 0) return null;
  return (
    <nav aria-label={suggestions} className={`${styles.ways} ${className}`}>
      {ways.map(([way, to]) => (
        <RouterLink key={to} href={to} className={styles.way}>
          {way}
        </RouterLink>
      ))}
    </nav>
  );
}

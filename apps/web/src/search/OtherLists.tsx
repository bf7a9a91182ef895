import { useMessages } from '@vitrine/ui';
import { useLocation } from 'react-router-dom';
import { RouterLink } from '../shell/RouterLink.tsx';
import * as styles from './ProductSearch.css.ts';
import { productSearchMessages } from './product-search.messages.ts';

const lists = ['popular', 'verified'] as const;

/** The ways to the lists that are not searched for. */
export function OtherLists() {
  const { pathname } = useLocation();
  const texts = useMessages(productSearchMessages);
  return (
    <nav aria-label={texts.otherLists} className={styles.lists}>
      {lists
        .filter((list) => !pathname.startsWith(`/products/${list}`))
        .map((list) => (
          <RouterLink key={list} href={`/products/${list}`} className={styles.list}>
            <span className={styles.inFull}>{texts[list]}</span>
            <span className={styles.inShort}>{texts[`${list}InShort`]}</span>
          </RouterLink>
        ))}
    </nav>
  );
}

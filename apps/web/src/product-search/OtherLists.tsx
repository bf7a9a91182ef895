import { Icon, useMessages } from '@vitrine/ui';
import { ARROW_RIGHT } from '../shell/icons/arrow-right.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import * as styles from './ProductSearch.css.ts';
import { filteredMessages, productSearchMessages } from './product-search.messages.ts';

const lists = ['popular', 'verified'] as const;

export interface OtherListsProps {
  /** The list that is open. */
  except?: (typeof lists)[number];
}

/** Links to lists of products, each with its explanation. */
export function OtherLists({ except }: OtherListsProps) {
  const texts = useMessages(productSearchMessages);
  const { popularHelp, verifiedHelp } = useMessages(filteredMessages);
  const help = { popular: popularHelp, verified: verifiedHelp };
  return (
    <nav aria-label={texts.otherLists} className={styles.otherLists}>
      {lists
        .filter((list) => list !== except)
        .map((list) => (
          <div key={list} className={styles.otherList}>
            <RouterLink href={`/products/${list}`} className={styles.link}>
              {texts[list]}
              <Icon path={ARROW_RIGHT} size={16} className={styles.arrow} />
            </RouterLink>
            <div>{help[list]}</div>
          </div>
        ))}
    </nav>
  );
}

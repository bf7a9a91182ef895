import { SearchBox, useMessages } from '@vitrine/ui';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { SuggestedSearches } from '../product-search/SuggestedSearches.tsx';
import { useSearchField } from '../product-search/useSearchField.ts';
import { Footer } from '../shell/page/Footer.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { notFoundMessages } from '../site/not-found.messages.ts';
import * as styles from './not-found.css.ts';

export function Component() {
  const { title, found, name, help } = useMessages(notFoundMessages);
  const { field, problem } = useSearchField('');
  usePageTitle(name);
  return (
    <>
      <div className={styles.page}>
        <h1 className={styles.title}>
          {title} <em className={styles.found}>{found}</em>
        </h1>
        <p className={styles.help}>{help}</p>
        <div className={styles.search}>
          <SearchBox {...field} />
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        </div>
        <SuggestedSearches className={styles.suggestions} />
      </div>
      <WhatElseWithOverlay large />
      <Footer />
    </>
  );
}

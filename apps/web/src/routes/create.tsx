import { useMessages } from '@vitrine/ui';
import * as styles from '../composer/Composer.css.ts';
import { Composer } from '../composer/Composer.tsx';
import { composerMessages } from '../composer/composer.messages.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';

/** Where a post is written. */
export function Component() {
  const { title } = useMessages(composerMessages);
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Composer />
    </div>
  );
}

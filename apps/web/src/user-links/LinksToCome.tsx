import { Skeleton, useMessages, VisuallyHidden } from '@vitrine/ui';
import * as styles from './OwnLinks.css.ts';
import { linkFeedMessages } from './user-links.messages.ts';

const TO_COME = ['first', 'second', 'third', 'fourth'];

/** Placeholders of rows. */
export function LinksToCome() {
  const { loading } = useMessages(linkFeedMessages);
  return (
    <ul aria-busy className={styles.links}>
      {TO_COME.map((place) => (
        <li key={place} className={styles.toCome}>
          <Skeleton width={64} height={80} />
          <div className={styles.words}>
            <Skeleton width="52%" height={15} />
            <Skeleton width="36%" height={12} />
          </div>
          {place === TO_COME[0] && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}

import { Skeleton, useMessages } from '@vitrine/ui';
import * as styles from './PostLinksPanel.css.ts';
import { postLinksPanelMessages } from './post-links-panel.messages.ts';

/** Three rows with the boxes of a link: picture, facts and button. */
export function PostLinksSkeleton() {
  const { loading } = useMessages(postLinksPanelMessages);
  return (
    <div role="status" aria-label={loading} className={styles.list}>
      <Row />
      <Row />
      <Row />
    </div>
  );
}

const Row = () => (
  <div className={styles.row}>
    <div className={styles.loading}>
      <Skeleton width="min(112px, 32%)" height={144} />
      <div className={styles.facts}>
        <Skeleton width="70%" height={14} />
        <Skeleton width="45%" height={12} />
        <Skeleton width="30%" height={14} />
        <Skeleton className={styles.button} width={132} height={44} radius="pill" />
      </div>
    </div>
  </div>
);

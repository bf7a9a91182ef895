import { Skeleton } from '@vitrine/ui';
import * as styles from './PostComments.css.ts';

const WIDTHS = ['50%', '80%', '35%'];

/** Stands for the comments while their code loads. */
export const CommentsSkeleton = () => (
  <div className={styles.toCome}>
    {WIDTHS.map((width) => (
      <div key={width} className={styles.comment}>
        <Skeleton width={32} height={32} radius="pill" />
        <div className={styles.words}>
          <Skeleton width="7rem" height="0.8em" />
          <Skeleton width={width} height="0.8em" />
        </div>
      </div>
    ))}
  </div>
);

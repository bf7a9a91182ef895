import { Skeleton } from '@vitrine/ui';
import * as styles from './ProfileForm.css.ts';

/** Placeholders in the places of the fields. */
export const ProfileFormSkeleton = () => (
  <div className={styles.form} aria-hidden>
    <div className={styles.section}>
      <Heading />
      <div className={styles.pair}>
        <AwaitedField />
        <AwaitedField />
      </div>
      <AwaitedField height={94} />
    </div>
    <div className={styles.section}>
      <Heading />
      <div className={styles.triple}>
        <AwaitedField className={styles.first} />
        <AwaitedField />
        <AwaitedField />
      </div>
    </div>
    <Skeleton height={131} radius="card" />
  </div>
);

const Heading = () => (
  <div className={styles.awaitedHeading}>
    <Skeleton width="5rem" height="1.25rem" />
  </div>
);

const AwaitedField = ({ height = 52, className }: { height?: number; className?: string }) => (
  <div className={className}>
    <div className={styles.awaitedLabel}>
      <Skeleton width="5rem" height="0.8125rem" />
    </div>
    <Skeleton height={height} />
  </div>
);

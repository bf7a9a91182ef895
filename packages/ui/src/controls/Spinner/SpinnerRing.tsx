import * as styles from './SpinnerRing.css.ts';

interface SpinnerRingProps {
  size: 'small' | 'medium' | 'large';
}

/** The turning ring, for components that announce the waiting themselves. */
export function SpinnerRing({ size }: SpinnerRingProps) {
  return (
    <svg aria-hidden className={styles.sizes[size]} viewBox="0 0 24 24" fill="none">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  );
}

import { useProductToggleFailures } from '../products/useProductToggle.ts';
import { LIKE } from './like-relation.ts';

/** A like, or the taking back of one, that did not reach the server. */
export interface LikeFailure {
  productId: string;
  /** What was wanted: true for a like. */
  liked: boolean;
  retry(): void;
}

/** Tells of likes that failed; the hearts are already back at what the server holds. */
export function useLikeFailures(onFailure: (failure: LikeFailure) => void): void {
  useProductToggleFailures(LIKE, ({ id, intended, retry }) =>
    onFailure({ productId: id, liked: intended === true, retry }),
  );
}

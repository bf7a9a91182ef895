import type { Product } from '@vitrine/api';
import { type Toggle, useToggle } from '../optimistic/useRelation.ts';
import { useWholeReading } from '../optimistic/useWholeReading.ts';
import { dismissal, dismissals } from './dismissal.ts';

/**
 * Returns whether the viewer wants to see less of a product and of similar ones. Feeds change only when the
 * server ranks them again. All components share one successful request per sign-in.
 */
export function useDismissal(product: Product): Toggle {
  // A cached page may show products that were dismissed before.
  useWholeReading(dismissals);
  return useToggle(dismissal, product, 'FeedReason');
}

import { dismissalsCalls, type Product } from '@vitrine/api';
import { useEffect } from 'react';
import { type Toggle, useToggle } from '../optimistic/useToggle.ts';
import { observeHeldProducts } from '../products/product-relation.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { dismissal } from './dismissal.ts';

/** Whom the list of all dismissals was asked for last: a page out of the session cache may show products of before. */
const earlier = attached((services) => {
  let askedFor: string | undefined;
  // Nothing is known of anybody then, also where the same person signs in again.
  services.session.onIdentityChange(() => {
    askedFor = undefined;
  });
  return async (userId: string) => {
    if (askedFor === userId) return;
    askedFor = userId;
    const askedAt = services.relations.moment();
    try {
      const { products } = await services.backgroundApi(dismissalsCalls).list({});
      observeHeldProducts(services, dismissal, products, askedAt);
    } catch {
      // Nobody asked for it by hand: what was dismissed earlier is shown until the next product asks, or the next ranking.
      if (services.relations.isOfThisViewer(askedAt)) askedFor = undefined;
    }
  };
});

/**
 * Whether the person wants less of a product and of what is like it, and the function to say so. Feeds follow with their
 * next ranking. It costs one request for each sign-in that is answered, however many components use it.
 */
export function useDismissal(product: Product): Toggle {
  const services = useServices();
  const { userId } = useSession();
  useEffect(() => {
    if (userId !== undefined) void earlier(services)(userId);
  }, [services, userId]);
  return useToggle(dismissal, product, 'FeedReason');
}

import { type LinkProduct, type Product, productFrom } from '@vitrine/api';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { linkProductStatuses } from './link-product-statuses.ts';

/**
 * The product that a link leads to, as the relations know it, so that it can be liked and put into the cart like any other. What
 * the viewer did with it is asked for.
 *
 * @param linked Undefined or null while it is not known, and where a link leads to none.
 */
export function useLinkProduct(linked: LinkProduct | null | undefined): Product | undefined {
  const statuses = linkProductStatuses(useServices());
  const { userId } = useSession();
  const linkedId = linked?.id;
  useEffect(() => {
    if (linkedId === undefined || userId === undefined) return;
    const want = () => statuses.want(linkedId);
    want();
    // What could not be answered is asked again.
    window.addEventListener('online', want);
    return () => window.removeEventListener('online', want);
  }, [statuses, linkedId, userId]);
  const read = () => linkedId && statuses.idOf(linkedId);
  const id = useSyncExternalStore(statuses.subscribe, read, read);
  return useMemo(() => (linked ? productFrom({ ...linked, id }) : undefined), [linked, id]);
}

import { useEffect, useRef } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { STAYS_MS } from '../stepping/useStayedWith.ts';
import { viewedProducts } from './viewed-products.ts';

/**
 * Remembers in this browser that the viewer opened a product: the first one at once, others once somebody stays with them.
 *
 * @param id The product that is shown; undefined until it is there.
 */
export function useRememberViewed(id: string | undefined): void {
  const services = useServices();
  const first = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    first.current ??= id;
    const remember = () => viewedProducts(services).add(id);
    if (first.current === id) return remember();
    const timer = setTimeout(remember, STAYS_MS);
    return () => clearTimeout(timer);
  }, [services, id]);
}

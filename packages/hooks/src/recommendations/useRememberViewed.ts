import { useEffect, useRef } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { STAYS_MS } from '../stepping/useStayedWith.ts';
import { viewedProducts } from './viewed-products.ts';

/**
 * Stores in this browser that the viewer opened a product: the first one at once, later ones when the viewer
 * stays with them.
 *
 * @param id Undefined until the product is loaded.
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

import { useEffect } from 'react';
import { useForgetRows } from '../recommendations/useForgetRows.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { block } from './block.ts';
import { productsOfBlocked } from './products-of-blocked.ts';

/** Sees to it that what blocked people found goes, and comes back, wherever products are shown: for hooks that change blocks. */
export function useProductsOfBlocked(): void {
  const services = useServices();
  const forgetRows = useForgetRows();
  productsOfBlocked(services);
  useEffect(() => services.relations.of(block).onSettled(forgetRows), [services, forgetRows]);
}

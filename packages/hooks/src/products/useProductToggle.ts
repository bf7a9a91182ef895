import type { Product } from '@vitrine/api';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { RelationFailure, RelationView } from '../optimistic/relations.ts';
import { useRelation } from '../optimistic/useRelation.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type ProductToggle, setProductToggle } from './product-toggle.ts';

/** What is shown of a like or the cart for one product, and the verb to change it. */
export function useProductToggle(
  kind: ProductToggle['kind'],
  product: Product | undefined,
  source: string,
): RelationView<boolean> & { set(wanted: boolean): void } {
  const services = useServices();
  const { value, pending } = useRelation<boolean>(kind, product?.id ?? '');
  const set = useCallback(
    (wanted: boolean) => {
      if (product) setProductToggle(services, kind, product, wanted, source);
    },
    [services, kind, product, source],
  );
  return { value, pending, set };
}

/** Tells of those that did not reach the server; what is shown is already back at what it holds. */
export function useProductToggleFailures(
  kind: ProductToggle['kind'],
  onFailure: (failure: RelationFailure) => void,
): void {
  const { relations } = useServices();
  const tell = useEffectEvent(onFailure);
  useEffect(
    () =>
      relations.onFailure((failure) => {
        if (failure.kind === kind) tell(failure);
      }),
    [relations, kind],
  );
}

import type { Person } from '@vitrine/api';
import { useEffect, useEffectEvent } from 'react';
import { follow } from '../follow/follow.ts';
import { useToggle } from '../optimistic/useToggle.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { block } from './block.ts';
import { useProductsOfBlocked } from './useProductsOfBlocked.ts';

/** Whether the viewer keeps somebody away, as far as this visit knows, and how to change it. */
export interface Blocking {
  isBlocked: boolean;
  /** Keeps them away, or does so no more. */
  set(isBlocked: boolean): void;
}

/**
 * Whether the viewer keeps a person away. Whoever is kept away is followed no more.
 *
 * @param person Undefined while it is not known.
 * @param source Names the page or component that asks, for those who listen to changes.
 * @param onSettled Told when the server keeps the person away, or does so no more.
 */
export function useBlock(
  person: Pick<Person, 'id' | 'username'> | undefined,
  source: string,
  onSettled: (isBlocked: boolean) => void = () => undefined,
): Blocking {
  const { relations } = useServices();
  useProductsOfBlocked();
  const tell = useEffectEvent((id: string, isBlocked: boolean) => {
    if (id === person?.id) onSettled(isBlocked);
  });
  const { isOn: isBlocked, set } = useToggle(block, person, source);
  useEffect(
    () =>
      relations.of(block).onSettled(({ id, value }) => {
        if (value) relations.of(follow).observe(id, false, relations.moment());
        tell(id, value);
      }),
    [relations],
  );
  return { isBlocked, set };
}

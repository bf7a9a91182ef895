import type { Person } from '@vitrine/api';
import { useListener } from '../emitter/useListener.ts';
import { useToggle } from '../optimistic/useRelation.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { block } from './block.ts';
import { useProductsOfBlocked } from './useProductsOfBlocked.ts';

/** Whether the viewer blocks a person, as far as this visit knows, and the function to change it. */
export interface Blocking {
  isBlocked: boolean;
  set(isBlocked: boolean): void;
}

/**
 * Returns whether the viewer blocks a person.
 *
 * @param person Undefined while unknown.
 * @param source Name of the page or component, for listeners of changes.
 * @param onSettled Called when the server has confirmed a block or an unblock.
 */
export function useBlock(
  person: Pick<Person, 'id' | 'username'> | undefined,
  source: string,
  onSettled: (isBlocked: boolean) => void = () => undefined,
): Blocking {
  const { relations } = useServices();
  useProductsOfBlocked();
  const { isOn: isBlocked, set } = useToggle(block, person, source);
  useListener(relations.of(block).onSettled, ({ id, value }) => {
    if (id === person?.id) onSettled(value);
  });
  return { isBlocked, set };
}

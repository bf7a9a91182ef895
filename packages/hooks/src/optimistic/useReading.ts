import { useEffect } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import type { Reading, WholeReading } from './relation.ts';

const loadReader = () => import('./reader.ts');

/**
 * Asks for unknown viewer state of things. Things of a failed call are asked about again when `things`
 * changes or the network is back.
 *
 * @param things The same array until something changes.
 */
export function useReading<Answer, Item>(
  reading: Reading<Answer> | WholeReading<Item>,
  things: readonly { id: string }[],
): void {
  const services = useServices();
  const { userId } = useSession();
  useEffect(() => {
    if (userId === undefined) return;
    const ids = things.map(({ id }) => id);
    const want = () =>
      void loadReader().then(
        ({ readerOf }) => readerOf(services, reading).want(ids),
        () => undefined,
      );
    want();
    return services.onNetworkBack(want);
  }, [services, reading, things, userId]);
}

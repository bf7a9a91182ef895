import type { Room } from '@vitrine/api';
import { useRef, useState } from 'react';

/**
 * Keeps the order of rooms while the pointer is on their list, so that none moves away under it. Their
 * content follows.
 */
export function useSteadyOrder(listed: readonly Room[] | undefined) {
  const [isPointedAt, setPointedAt] = useState(false);
  const order = useRef<readonly string[]>([]);
  if (!isPointedAt) order.current = (listed ?? []).map(({ id }) => id);
  const placeOf = ({ id }: Room) => {
    const place = order.current.indexOf(id);
    return place < 0 ? order.current.length : place;
  };
  return {
    rooms: isPointedAt ? listed?.toSorted((one, other) => placeOf(one) - placeOf(other)) : listed,
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
  };
}

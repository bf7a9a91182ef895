import { useLayoutEffect, useRef, useState } from 'react';

/** The open thing of a row, and the way to its neighbours. */
export interface Stepping<Item> {
  /** The thing that is open, if it is in the row. */
  item: Item | undefined;
  /** Opens the thing before; left out at the first one. */
  previous?: () => void;
  /** Opens the thing after; left out at the last one. */
  next?: () => void;
  /** How many things follow; undefined where the open one is not in the row. */
  left: number | undefined;
}

/**
 * Steps through a row of things. A thing that leaves the row while it is open, such as a product that is no longer liked, keeps
 * its place as long as it is open.
 *
 * @param show Opens a thing. Keys may come faster than renders: a step starts from what was asked for last.
 */
export function useStepping<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  show: (id: string) => void,
): Stepping<Item> {
  const row = useLastingRow(items, id);
  const index = row.findIndex((item) => item.id === id);

  const asked = useRef<string[]>([]);
  useLayoutEffect(() => {
    // What is shown may be one of several steps that were asked for, with later ones to come; after going back, none of them.
    const shown = asked.current.indexOf(id);
    asked.current = shown < 0 ? [] : asked.current.slice(shown + 1);
  }, [id]);

  const step = (by: 1 | -1) => () => {
    const from = asked.current.at(-1) ?? id;
    const target = row[row.findIndex((item) => item.id === from) + by];
    if (!target) return;
    asked.current.push(target.id);
    show(target.id);
  };

  return {
    item: row[index],
    ...(index > 0 ? { previous: step(-1) } : {}),
    ...(index >= 0 && index < row.length - 1 ? { next: step(1) } : {}),
    left: index < 0 ? undefined : row.length - 1 - index,
  };
}

function useLastingRow<Item extends { id: string }>(items: readonly Item[], id: string): readonly Item[] {
  const [row, setRow] = useState(items);
  const isThere = items.some((item) => item.id === id);
  if (isThere && row !== items) setRow(items);
  return isThere ? items : row;
}

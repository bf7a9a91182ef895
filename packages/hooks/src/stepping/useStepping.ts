import { useLayoutEffect, useRef, useState } from 'react';

/** The open thing of a row, and the steps to its neighbours. */
export interface Stepping<Item> {
  /** The open thing, if it is in the row. */
  item: Item | undefined;
  /** Undefined at the first thing. */
  previous?: () => void;
  /** Undefined at the last thing. */
  next?: () => void;
  /** Number of following things; undefined if the open one is not in the row. */
  left: number | undefined;
}

/**
 * Steps through a row of things. If the open thing leaves the row, such as a product no longer liked, it
 * keeps its place while open.
 *
 * @param show Opens a thing. Key presses may come faster than renders: each step starts from the last
 * requested thing.
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
    // Drops requested steps up to the shown thing; later ones are still to come. If the thing was not
    // requested, drops all.
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

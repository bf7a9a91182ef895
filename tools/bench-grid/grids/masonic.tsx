import { Masonry } from 'masonic';
import { useCallback } from 'react';
import { GAP, type GridProps, type Item } from '../card.tsx';

const keyOf = (item: Item) => item.id;

/** masonic, at 60 updates a second instead of its default of 12. It always measures heights. */
export function Grid({ items, columns, renderItem }: GridProps) {
  const render = useCallback(({ data }: { data: Item }) => renderItem(data), [renderItem]);
  return (
    <Masonry
      items={items as Item[]}
      itemKey={keyOf}
      columnCount={columns}
      columnGutter={GAP}
      scrollFps={60}
      render={render}
    />
  );
}

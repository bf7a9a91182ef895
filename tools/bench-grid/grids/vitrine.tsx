import { MasonryGrid } from '@vitrine/ui';
import '@vitrine/ui/styles.css';
import '@vitrine/ui/css/reset.css';
import { GAP, type GridProps, heightOf, type Item } from '../card.tsx';

const keyOf = (item: Item) => item.id;
const nameOf = (item: Item) => item.name;

export function Grid({ items, columns, initialWidth, renderItem }: GridProps) {
  return (
    <MasonryGrid
      label="Products"
      items={items}
      columns={columns}
      gap={GAP}
      initialWidth={initialWidth}
      getItemKey={keyOf}
      getItemLabel={nameOf}
      getItemHeight={heightOf}
      renderItem={renderItem}
    />
  );
}

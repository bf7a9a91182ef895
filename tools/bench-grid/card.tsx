import { memo, type ReactNode } from 'react';

export interface Item {
  id: number;
  name: string;
  price: string;
  ratio: number;
  colour: string;
  liked: boolean;
}

export interface GridProps {
  items: readonly Item[];
  columns: number;
  /** Width of the page in px. Some grids would otherwise render twice to measure it. */
  initialWidth: number;
  /** Renders the memoised card of an item. The function is stable between renders. */
  renderItem: (item: Item) => ReactNode;
}

export const GAP = 16;

const TEXT_HEIGHT = 48;
const RATIOS = [0.8, 0.667, 0.909, 1, 1.18, 0.75, 0.7, 0.86, 1.33];

/** Returns the height of a card for a column width, both in px, for grids that need known heights. */
export const heightOf = ({ ratio }: Item, columnWidth: number): number => columnWidth / ratio + TEXT_HEIGHT;

export const itemsFrom = (start: number, count: number): Item[] =>
  Array.from({ length: count }, (_, step) => {
    const id = start + step;
    return {
      id,
      name: `Product ${id + 1}`,
      price: `$${20 + ((id * 37) % 180)}.00`,
      ratio: RATIOS[(id * 4 + (id >> 3)) % RATIOS.length] as number,
      colour: `hsl(${(id * 47) % 360} 30% 85%)`,
      liked: false,
    };
  });

export const Card = memo(function Card({ item }: { item: Item }) {
  return (
    <div className="card" data-card={item.id}>
      <a href={`#${item.id}`}>
        <div className="picture" style={{ aspectRatio: item.ratio, background: item.colour }} />
        <div className="name">{item.name}</div>
      </a>
      <div className="price">{item.price}</div>
      <button type="button" aria-pressed={item.liked} aria-label={`Like ${item.name}`}>
        ♥
      </button>
    </div>
  );
});

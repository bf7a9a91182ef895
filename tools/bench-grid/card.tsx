import { memo, type ReactNode } from 'react';

export interface Item {
  id: number;
  name: string;
  price: string;
  /** Width by height of the picture. */
  ratio: number;
  colour: string;
  liked: boolean;
}

/** What every grid under test is given. */
export interface GridProps {
  items: readonly Item[];
  columns: number;
  /** Width of the page, px, for a grid that would otherwise draw twice to know it. */
  initialWidth: number;
  /** Stays the same function between renders; its cards are memoised. */
  renderItem: (item: Item) => ReactNode;
}

/** Between columns and between the cards of a column, px. */
export const GAP = 16;

const TEXT_HEIGHT = 48;
const RATIOS = [0.8, 0.667, 0.909, 1, 1.18, 0.75, 0.7, 0.86, 1.33];

/** Height of an item's card at a column width, both px, for grids that take known heights. */
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

/** The one card that every grid draws. */
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

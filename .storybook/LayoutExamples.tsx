import { columnsForWidth } from '@vitrine/ui';
import { masonryGap } from '../packages/ui/src/layout/Masonry/masonry-geometry.ts';
import { gutter } from '../packages/ui/src/theme/scale.ts';
import './foundation-examples.css';

/** Narrowest window of each layout, px. */
const FROM = [0, 768, 769, 1024, 1025, 1201];

const gutterAt = (width: number) =>
  width >= 1024 ? gutter.desktop : width >= 768 ? gutter.tablet : gutter.phone;

/** Columns, gaps and gutters by the width of the window, as the code computes them. */
export const LayoutTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Window</th>
        <th scope="col">Columns</th>
        <th scope="col">Between columns</th>
        <th scope="col">Gutter</th>
      </tr>
    </thead>
    <tbody>
      {FROM.map((from, place) => {
        const next = FROM[place + 1];
        const columns = columnsForWidth(from);
        return (
          <tr key={from}>
            <th scope="row">{widthsOf(from, next)}</th>
            <td>{columns}</td>
            <td>{masonryGap(columns)} px</td>
            <td>{gutterAt(from)} px</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

function widthsOf(from: number, next: number | undefined): string {
  if (next === undefined) return `from ${from} px`;
  if (next === from + 1) return `${from} px`;
  return from === 0 ? `up to ${next - 1} px` : `${from} to ${next - 1} px`;
}

const WINDOWS = [
  { name: 'Phone, 390', width: 390 },
  { name: 'Tablet, 900', width: 900 },
  { name: 'Laptop, 1100', width: 1100 },
  { name: 'Desktop, 1440', width: 1440 },
];

/** The columns of a feed in four windows. */
export const ColumnExamples = () => (
  <div className="example-row">
    {WINDOWS.map(({ name, width }) => {
      const columns = columnsForWidth(width);
      return (
        <figure key={name}>
          <div
            className="example-columns"
            style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
            role="img"
            aria-label={`${columns} columns`}
          >
            {Array.from({ length: columns }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <span key={column} />
            ))}
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      );
    })}
  </div>
);

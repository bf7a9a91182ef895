import { keyed } from '../../provider/lists.ts';
import { PICTURES_IN_A_ROW, type SearchGroup, type SearchOption } from './search-option.ts';

/** The parts of an option that arrow keys reach. */
export type CellPart = 'open' | 'action' | 'remove';

/** A cell that arrow keys reach: an option, or a button at its end. */
export interface GridCell {
  /** Names the cell as long as its option is listed. */
  key: string;
  group: SearchGroup;
  option: SearchOption;
  part: CellPart;
}

export const cellKey = (group: SearchGroup, option: SearchOption, part: CellPart): string =>
  `${group.key} ${option.key} ${part}`;

/** Returns the groups with options, each group and option once, rows before pictures. */
export function listedGroups(given: readonly SearchGroup[]): SearchGroup[] {
  const groups = keyed('SearchCombobox', given, ({ key }) => key).map(([key, group]) => ({
    ...group,
    key,
    options: keyed('SearchCombobox', group.options, (option) => option.key).map(([own, option]) => ({
      ...option,
      key: own,
    })),
  }));
  const isPictures = ({ layout }: SearchGroup) => layout === 'pictures';
  return [...groups.filter((group) => !isPictures(group)), ...groups.filter(isPictures)].filter(
    ({ options }) => options.length > 0,
  );
}

/** Returns options in the rows that they stand in. */
export const rowsOf = (group: SearchGroup): SearchOption[][] => {
  const width = group.layout === 'pictures' ? PICTURES_IN_A_ROW : 1;
  const rows: SearchOption[][] = [];
  for (let start = 0; start < group.options.length; start += width)
    rows.push(group.options.slice(start, start + width));
  return rows;
};

export const partsOf = (group: SearchGroup, option: SearchOption): CellPart[] =>
  group.layout === 'pictures'
    ? ['open']
    : [
        'open',
        ...(option.action ? ['action' as const] : []),
        ...(option.removable ? ['remove' as const] : []),
      ];

/** Returns the cells of all groups, row by row. */
export const gridOf = (groups: readonly SearchGroup[]): GridCell[][] =>
  groups.flatMap((group) =>
    rowsOf(group).map((options) =>
      options.flatMap((option) =>
        partsOf(group, option).map((part) => ({ key: cellKey(group, option, part), group, option, part })),
      ),
    ),
  );

const placeOf = (grid: readonly GridCell[][], key: string | undefined): [row: number, column: number] => {
  const row = key === undefined ? -1 : grid.findIndex((cells) => cells.some((cell) => cell.key === key));
  return [row, grid[row]?.findIndex((cell) => cell.key === key) ?? 0];
};

/** Returns the cell above or below; undefined for the field, which stands before the first row and after the last. */
export function stepRow(
  grid: readonly GridCell[][],
  active: string | undefined,
  by: 1 | -1,
): string | undefined {
  const [row, column] = placeOf(grid, active);
  const next = row < 0 && by < 0 ? grid.at(-1) : grid[row + by];
  return next?.[Math.min(column, next.length - 1)]?.key;
}

/** Returns the cell beside; undefined at the end of the row. */
export function stepCell(
  grid: readonly GridCell[][],
  active: string | undefined,
  by: 1 | -1,
): string | undefined {
  const [row, column] = placeOf(grid, active);
  return row < 0 ? undefined : grid[row]?.[column + by]?.key;
}

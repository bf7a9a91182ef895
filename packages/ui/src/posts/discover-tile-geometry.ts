import type { PictureSource } from '../layout/picture-aspect-ratio.ts';

const UNKNOWN = 4 / 5;
const NARROWEST = 9 / 16;
const WIDEST = 4 / 3;

/** Height of the line below a tile's picture, px. */
export const FOOT_HEIGHT = 44;

interface Pictured {
  picture?: Pick<PictureSource, 'width' | 'height'> | null | undefined;
}

/** Returns the width of a tile's picture divided by its height: between 9:16 and 4:3, or 4:5 if unknown. */
export function discoverTileRatio(post: Pictured | null | undefined): number {
  const ratio = (post?.picture?.width ?? 0) / (post?.picture?.height ?? 0);
  if (!Number.isFinite(ratio) || ratio <= 0) return UNKNOWN;
  return Math.min(Math.max(ratio, NARROWEST), WIDEST);
}

/** Returns the height in px of a `DiscoverTile` at a column width in px. */
export const discoverTileHeight = (post: Pictured, columnWidth: number): number =>
  columnWidth / discoverTileRatio(post) + FOOT_HEIGHT;

/** Returns the number of columns of a `DiscoverGrid` in a window: 2 below 768 px, 3 below 1440 px, else 4. */
export const discoverColumnsForWidth = (width: number): number => (width < 768 ? 2 : width < 1440 ? 3 : 4);

/** Returns the space in px between the columns of a `DiscoverGrid`: 12 with two columns in less than 600 px, else 16. */
export const discoverGap = (columns: number, gridWidth: number): number =>
  columns <= 2 && gridWidth < 600 ? 12 : 16;

/** Space in px between the tiles of a column of a `DiscoverGrid`. */
export const discoverRowGap = 8;

/** Displayed width of a tile in a `DiscoverGrid`, as in the HTML attribute `sizes`. */
export const discoverTileSizes = '(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 280px';

/** Ratios of skeletons, in the order of their places. */
const SKELETONS = [0.8, 0.75, 1.25, 0.667, 1, 0.8] as const;

/** Returns the ratio of the skeleton at a place: the one of an earlier visit, or an ordinary one. */
export const skeletonRatio = (place: number, known: readonly number[] = []): number =>
  known[place] ?? (SKELETONS[place % SKELETONS.length] as number);

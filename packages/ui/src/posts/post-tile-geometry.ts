/** Width of a post's tile divided by its height. */
export const POST_TILE_RATIO: number = 4 / 5;

/** Returns the height in px of a post's tile at a column width in px. */
export const postTileHeight = (_post: unknown, columnWidth: number): number => columnWidth / POST_TILE_RATIO;

/** Returns the number of columns of a `PostGrid` in a window: 3 below 600 px, 4 up to 1024 px, else 5. */
export const postColumnsForWidth = (width: number): number => (width < 600 ? 3 : width <= 1024 ? 4 : 5);

/** Returns the space in px between tiles: 3 with up to three columns, as on phones, else 16. */
export const postGap = (columns: number): number => (columns <= 3 ? 3 : 16);

/** Displayed width of a tile in a `PostGrid`, as in the HTML attribute `sizes`. */
export const postTileSizes = '(max-width: 599px) 33vw, (max-width: 1024px) 25vw, min(20vw, 306px)';

import { type PictureSource, pictureAspectRatio } from '../layout/picture-aspect-ratio.ts';

/** Height in pixels of a post's tile in a column of the given width, known before it is drawn. */
export const postTileHeight = (
  post: { picture?: PictureSource | null | undefined },
  columnWidth: number,
): number => columnWidth / pictureAspectRatio(post.picture);

import type { PictureSource } from '../../layout/picture-aspect-ratio.ts';
import { savesData } from '../saves-data.ts';

/** Fetches a picture in the width that a tile will ask for, behind everything else; not with a data saver. */
export function fetchPicture({ src, srcSet }: PictureSource, sizes: string): void {
  if (!src || savesData()) return;
  const image = new Image();
  image.fetchPriority = 'low';
  image.decoding = 'async';
  if (srcSet) {
    image.sizes = sizes;
    image.srcset = srcSet;
  }
  image.src = src;
}

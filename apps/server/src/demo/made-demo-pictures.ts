import type { PictureMaker } from '../media/made-pictures.ts';
import { createPaintedPictures } from './painted-pictures.ts';
import { createPainter } from './painter/painter.ts';
import { createPostPictures } from './people-pictures.ts';

/** All pictures of the demo, of products and of posts, painted when they are asked for. */
export function createDemoPictures(): PictureMaker {
  const paint = createPainter();
  const makers = [createPaintedPictures(paint), createPostPictures(paint)];
  return {
    find: (name) => {
      for (const maker of makers) {
        const found = maker.find(name);
        if (found) return found;
      }
      return undefined;
    },
    next: (name) => makers.flatMap((maker) => maker.next(name)),
    alike: (name) => makers.flatMap((maker) => maker.alike(name)),
  };
}

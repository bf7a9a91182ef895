import type { PictureMaker } from '../src/media/made-pictures.ts';
import { createPaintedPictures } from './painted-pictures.ts';
import { createPainter } from './painter/painter.ts';
import { createPostPictures } from './people-pictures.ts';

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

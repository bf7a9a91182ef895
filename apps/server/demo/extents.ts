import { partNamed } from './painter/parts.ts';

const PART_UNIT = 6;

/** Width and height of a part, as shares of the picture's width. */
export function extentOf(part: string, size: number): { across: number; down: number } {
  const { width, height } = partNamed(part);
  return { across: (width / PART_UNIT / 100) * size, down: (height / PART_UNIT / 100) * size };
}

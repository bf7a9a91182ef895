import pictures from './pictures.json' with { type: 'json' };
import type { ColorWord } from './shades.ts';

/** A garment in one colour. `width` and `height` are the ratio of its pictures. */
export interface DemoPicture {
  id: string;
  garment: string;
  color: ColorWord;
  width: number;
  height: number;
  placeholder: string;
}

export const DEMO_PICTURES = pictures as readonly DemoPicture[];

import pictures from './pictures.json' with { type: 'json' };
import type { ColorWord } from './shades.ts';

/** The size is that of the large file, `<id>-640.webp`; `<id>-320.webp` has half of it. */
export interface DemoPicture {
  id: string;
  garment: string;
  color: ColorWord;
  width: number;
  height: number;
  placeholder: string;
}

export const DEMO_PICTURES = pictures as readonly DemoPicture[];

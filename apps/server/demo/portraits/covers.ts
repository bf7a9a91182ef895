import type { Circle } from '../circles.ts';
import { randomOf } from '../random.ts';
import {
  arches,
  beads,
  blocks,
  bolts,
  city,
  forest,
  HEIGHT,
  herringbone,
  hills,
  leaves,
  type Palette,
  parasols,
  sea,
  shelf,
  WIDTH,
} from './motifs.ts';

/** Height divided by width. */
export const COVER_RATIO = HEIGHT / WIDTH;

const PALETTES: readonly Palette[] = [
  ['#efe3d3', '#d9b99a', '#a9745a', '#5f4a44'],
  ['#e3e8e6', '#b4c6c0', '#6f938c', '#34504f'],
  ['#ece0e2', '#d3aeb4', '#9c6b78', '#54384a'],
  ['#e4e7ef', '#b3bfd6', '#7185a8', '#36435e'],
  ['#f1ead6', '#dcc68b', '#b0914f', '#5d4f33'],
  ['#e6e9da', '#bcc69c', '#84935f', '#424d34'],
  ['#f0ddd0', '#e0a184', '#b85f45', '#5a3a3a'],
  ['#dfe9ec', '#9fc3cb', '#4f8791', '#2d4a58'],
];

/** Motifs that suit the taste of a circle. */
const MOTIFS = {
  street: [city, blocks],
  tailoring: [herringbone, bolts],
  outdoors: [hills, forest],
  jewellery: [arches, beads],
  beauty: [shelf, leaves],
  summer: [sea, parasols],
} as const;

/** Returns the cover of a profile as SVG. The `number` of a person in the circle keeps neighbours apart. */
export function coverOf(name: string, circle: Circle, number: number): string {
  const random = randomOf(`cover of ${name}`);
  const motifs = MOTIFS[circle];
  const motif = motifs[number % motifs.length] ?? hills;
  const palette = PALETTES[(number * 3 + circle.length) % PALETTES.length] as Palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${motif(palette, random)}</svg>`;
}

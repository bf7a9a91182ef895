import { randomOf } from '../random.ts';
import { mixed } from './faces.ts';

/** Height by width. */
export const COVER_RATIO = 0.3;

/** From the sky down. */
const PALETTES = [
  ['#efe3d3', '#d9b99a', '#a9745a', '#5f4a44'],
  ['#e3e8e6', '#b4c6c0', '#6f938c', '#34504f'],
  ['#ece0e2', '#d3aeb4', '#9c6b78', '#54384a'],
  ['#e4e7ef', '#b3bfd6', '#7185a8', '#36435e'],
  ['#f1ead6', '#dcc68b', '#b0914f', '#5d4f33'],
  ['#e6e9da', '#bcc69c', '#84935f', '#424d34'],
] as const;

/** What stands above a profile, as SVG: hills under a low sun. The same name gives the same drawing. */
export function coverOf(name: string): string {
  const random = randomOf(`cover of ${name}`);
  const [sky, far, middle, near] = random.pick(PALETTES);
  const [width, height] = [1600, 1600 * COVER_RATIO];
  const sun = { x: random.between(0.15, 0.85) * width, y: random.between(0.3, 0.5) * height };
  const hills = [far, middle, near].map((color, at) => {
    const base = height * (0.52 + at * 0.17);
    const swing = height * random.between(0.06, 0.16);
    const length = random.between(420, 760);
    const start = random.between(0, 6.3);
    const crest = Array.from({ length: 33 }, (_, step) => {
      const x = (step / 32) * width;
      const y = base - Math.sin(start + x / length) * swing - Math.sin(start * 2 + x / 190) * swing * 0.22;
      return `${x.toFixed(0)} ${y.toFixed(1)}`;
    });
    return `<path d="M0 ${height} L${crest.join(' L')} L${width} ${height}Z" fill="${color}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mixed(sky, far, 0.35)}"/><stop offset="0.7" stop-color="${sky}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${sun.x.toFixed(0)}" cy="${sun.y.toFixed(0)}" r="62" fill="${mixed(sky, '#ffffff', 0.6)}"/>
${hills.join('\n')}
</svg>`;
}

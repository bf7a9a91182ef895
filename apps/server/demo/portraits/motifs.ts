import type { Random } from '../random.ts';
import { mixed } from './colors.ts';

export const [WIDTH, HEIGHT] = [1600, 480];

/** Four colours from light to dark. */
export type Palette = readonly [string, string, string, string];
type Motif = (palette: Palette, random: Random) => string;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const at = (value: number) => value.toFixed(1);
const band = (y: number, height: number, color: string) =>
  `<rect y="${at(y)}" width="${WIDTH}" height="${at(height)}" fill="${color}"/>`;

function wave(base: number, swing: number, length: number, start: number): string {
  const crest = numbers(41).map((step) => {
    const x = (step / 40) * WIDTH;
    const y =
      base - Math.sin(start + x / length) * swing - Math.sin(start * 2 + x / (length * 0.31)) * swing * 0.24;
    return `${x.toFixed(0)} ${at(y)}`;
  });
  return `M0 ${HEIGHT} L${crest.join(' L')} L${WIDTH} ${HEIGHT}Z`;
}

/** Hills under a low sun. */
export const hills: Motif = ([sky, far, middle, near], random) => {
  const sun = { x: random.between(0.15, 0.85) * WIDTH, y: random.between(0.3, 0.5) * HEIGHT };
  const ridges = [far, middle, near].map((color, index) => {
    const path = wave(
      HEIGHT * (0.52 + index * 0.17),
      HEIGHT * random.between(0.06, 0.16),
      random.between(420, 760),
      random.between(0, 6.3),
    );
    return `<path d="${path}" fill="${color}"/>`;
  });
  return `${band(0, HEIGHT, sky)}<circle cx="${at(sun.x)}" cy="${at(sun.y)}" r="62" fill="${mixed(sky, '#ffffff', 0.6)}"/>${ridges.join('')}`;
};

/** Firs in two rows before a pale mountain. */
export const forest: Motif = ([sky, far, middle, near], random) => {
  const top = random.between(0.2, 0.36) * HEIGHT;
  const peak = random.between(0.3, 0.7) * WIDTH;
  const firs = (count: number, foot: number, size: number, color: string) =>
    numbers(count)
      .map((index) => {
        const x = ((index + random.between(-0.3, 0.3)) / (count - 1)) * WIDTH;
        const high = size * random.between(0.7, 1.2);
        const tiers = [0, 0.3, 0.58].map((tier) => {
          const half = high * (0.13 + tier * 0.16);
          return `M${at(x)} ${at(foot - high + high * tier)}L${at(x + half)} ${at(foot - high * (0.62 - tier))}H${at(x - half)}Z`;
        });
        return `<path d="${tiers.join('')}" fill="${color}"/>`;
      })
      .join('');
  return `${band(0, HEIGHT, sky)}<path d="M${at(peak - 620)} ${HEIGHT}L${at(peak)} ${at(top)}L${at(peak + 700)} ${HEIGHT}Z" fill="${far}"/><path d="M${at(peak - 92)} ${at(top + 60)}L${at(peak)} ${at(top)}L${at(peak + 104)} ${at(top + 60)}L${at(peak + 30)} ${at(top + 42)}L${at(peak - 20)} ${at(top + 64)}Z" fill="${mixed(sky, '#ffffff', 0.7)}"/>${firs(19, 430, 210, middle)}${band(430, 50, middle)}${firs(12, 480, 250, near)}`;
};

/** Sea, with sails. */
export const sea: Motif = ([sky, far, middle, near], random) => {
  const horizon = random.between(0.42, 0.56) * HEIGHT;
  const sails = numbers(3).map((index) => {
    const x = (0.2 + index * 0.3 + random.between(-0.1, 0.1)) * WIDTH;
    const high = random.between(60, 130);
    const foot = horizon + high * 0.24;
    return `<path d="M${at(x)} ${at(foot - high)}V${at(foot)}H${at(x + high * 0.5)}Z" fill="${mixed(sky, '#ffffff', 0.75)}"/><path d="M${at(x - 6)} ${at(foot - high * 0.86)}V${at(foot)}H${at(x - high * 0.34)}Z" fill="${mixed(near, '#ffffff', 0.15)}"/><path d="M${at(x - high * 0.36)} ${at(foot + 5)}H${at(x + high * 0.54)}L${at(x + high * 0.42)} ${at(foot + 18)}H${at(x - high * 0.26)}Z" fill="${near}"/>`;
  });
  const swells = [0.2, 0.5, 0.8].map((share, index) => {
    const base = horizon + (HEIGHT - horizon) * share;
    return `<path d="${wave(base, 8 + index * 7, 150 + index * 90, random.between(0, 6))}" fill="${mixed(middle, near, share * 0.8)}"/>`;
  });
  return `${band(0, horizon + 1, sky)}${band(horizon, HEIGHT - horizon, mixed(far, middle, 0.5))}${swells[0]}${sails.join('')}${swells[1]}${swells[2]}`;
};

/** Parasols on sand, from above. */
export const parasols: Motif = ([pale, sand, deep, dark], random) => {
  const shades = numbers(9).map((index) => {
    const [x, y, r] = [
      (index + 0.5 + random.between(-0.2, 0.2)) * (WIDTH / 9),
      random.between(0.18, 0.82) * HEIGHT,
      random.between(62, 104),
    ];
    const color = random.pick([deep, dark, mixed(deep, '#ffffff', 0.35)]);
    const turn = random.between(0, 0.8);
    const wedges = numbers(5).map((wedge) => {
      const [from, to] = [turn + (wedge * 2 * Math.PI) / 5, turn + ((wedge * 2 + 1) * Math.PI) / 5];
      return `M${at(x)} ${at(y)}L${at(x + Math.cos(from) * r)} ${at(y + Math.sin(from) * r)}A${at(r)} ${at(r)} 0 0 1 ${at(x + Math.cos(to) * r)} ${at(y + Math.sin(to) * r)}Z`;
    });
    return `<circle cx="${at(x + 22)}" cy="${at(y + 26)}" r="${at(r)}" fill="${mixed(sand, '#000000', 0.22)}" opacity=".5"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${mixed(pale, '#ffffff', 0.5)}"/><path d="${wedges.join('')}" fill="${color}"/>`;
  });
  return `${band(0, HEIGHT, sand)}${shades.join('')}`;
};

/** Roofs and windows at dusk. */
export const city: Motif = ([sky, far, middle, near], random) => {
  const row = (color: string, light: string, least: number, most: number, width: number) => {
    let out = '';
    for (let x = -20; x < WIDTH; ) {
      const across = width * random.between(0.7, 1.4);
      const top = HEIGHT - random.between(least, most);
      out += `<rect x="${at(x)}" y="${at(top)}" width="${at(across - 4)}" height="${HEIGHT}" fill="${color}"/>`;
      for (let y = top + 26; y < HEIGHT; y += 44)
        for (let column = x + 20; column < x + across - 30; column += 38)
          if (random.chance(0.32))
            out += `<rect x="${at(column)}" y="${at(y)}" width="16" height="22" fill="${light}"/>`;
      x += across;
    }
    return out;
  };
  return `${band(0, HEIGHT, sky)}${row(far, mixed(far, '#ffffff', 0.25), 200, 360, 150)}${row(mixed(middle, near, 0.5), mixed(sky, '#ffd98a', 0.6), 90, 230, 210)}`;
};

/** Posters and tape on a wall. */
export const blocks: Motif = (palette, random) =>
  `${band(0, HEIGHT, palette[1])}${numbers(15)
    .map((index) => {
      const [width, height] = [random.between(140, 330), random.between(120, 360)];
      const x = (index / 15) * WIDTH + random.between(-60, 20);
      const y = random.between(-80, HEIGHT - 120);
      const color = random.pick([palette[0], palette[2], palette[3], mixed(palette[2], '#ffffff', 0.3)]);
      return random.chance(0.25)
        ? `<circle cx="${at(x + width / 2)}" cy="${at(y + height / 2)}" r="${at(height / 2)}" fill="${color}"/>`
        : `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${color}"/>`;
    })
    .join('')}`;

/** Cloth with a herringbone weave. */
export const herringbone: Motif = ([, pale, middle, dark], random) => {
  const step = random.pick([44, 60, 80]);
  const columns = numbers(Math.ceil(WIDTH / step) + 1).map((column) => {
    const rises = column % 2 === 0 ? 1 : -1;
    const lines = numbers(Math.ceil(HEIGHT / 20) + 6).map((line) => {
      const y = line * 20 - 50;
      return `M${column * step} ${y}l${step} ${rises * step * 0.7}`;
    });
    return lines.join('');
  });
  return `${band(0, HEIGHT, middle)}<path d="${columns.join('')}" stroke="${mixed(middle, random.chance(0.5) ? pale : dark, 0.55)}" stroke-width="9" fill="none"/>`;
};

/** Bolts of cloth beside each other. */
export const bolts: Motif = (palette, random) => {
  let out = band(0, HEIGHT, palette[3]);
  for (let x = -10; x < WIDTH; ) {
    const across = random.between(70, 190);
    const color = mixed(random.pick(palette), '#ffffff', random.between(0, 0.2));
    out += `<rect x="${at(x)}" width="${at(across)}" height="${HEIGHT}" fill="${color}"/><rect x="${at(x + across * 0.72)}" width="${at(across * 0.28)}" height="${HEIGHT}" fill="${mixed(color, '#000000', 0.14)}"/><rect x="${at(x + across * 0.14)}" width="${at(across * 0.1)}" height="${HEIGHT}" fill="${mixed(color, '#ffffff', 0.24)}"/>`;
    x += across;
  }
  return out;
};

/** Arches, one in the other. */
export const arches: Motif = ([pale, light, middle, dark], random) => {
  const count = random.pick([5, 6, 7]);
  const across = WIDTH / count;
  return `${band(0, HEIGHT, pale)}${numbers(count)
    .map((index) => {
      const x = (index + 0.5) * across;
      return [0.46, 0.34, 0.22, 0.1]
        .map((share, ring) => {
          const half = across * share;
          const top = HEIGHT * 0.16 + half + ring * 22;
          return `<path d="M${at(x - half)} ${HEIGHT}V${at(top)}A${at(half)} ${at(half)} 0 0 1 ${at(x + half)} ${at(top)}V${HEIGHT}Z" fill="${[light, middle, dark, pale][ring]}"/>`;
        })
        .join('');
    })
    .join('')}`;
};

/** Beads on strings. */
export const beads: Motif = ([pale, light, middle, dark], random) =>
  `${band(0, HEIGHT, pale)}${numbers(4)
    .map((string) => {
      const sag = random.between(120, 300);
      const top = -60 + string * 60;
      const size = random.between(15, 27);
      const color = [dark, middle, mixed(middle, light, 0.5), mixed(dark, '#ffffff', 0.3)][string] ?? dark;
      const shown = numbers(Math.round(WIDTH / (size * 2.1)) + 4).map((bead) => {
        const x = bead * size * 2.1;
        const y = top + sag * (1 - ((x - WIDTH * 0.5) / (WIDTH * 0.56)) ** 2) + 60;
        return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(size)}" fill="${color}"/><circle cx="${at(x - size * 0.3)}" cy="${at(y - size * 0.35)}" r="${at(size * 0.24)}" fill="${mixed(color, '#ffffff', 0.6)}"/>`;
      });
      return shown.join('');
    })
    .join('')}`;

/** Bottles and jars on a shelf. */
export const shelf: Motif = ([wall, light, middle, dark], random) => {
  const foot = HEIGHT * 0.8;
  let out = `${band(0, HEIGHT, wall)}${band(foot, HEIGHT - foot, mixed(middle, light, 0.3))}${band(foot, 8, mixed(middle, '#000000', 0.12))}`;
  for (let x = 40; x < WIDTH - 80; ) {
    const across = random.between(54, 130);
    const high = random.between(70, 270);
    const color = random.pick([light, middle, dark, mixed(middle, '#ffffff', 0.4)]);
    const neck = across * random.between(0.24, 0.5);
    out += `<rect x="${at(x + 14)}" y="${at(foot - 5)}" width="${at(across)}" height="12" fill="#000000" opacity=".13"/><rect x="${at(x)}" y="${at(foot - high)}" width="${at(across)}" height="${at(high)}" rx="${random.chance(0.5) ? 26 : 7}" fill="${color}"/><rect x="${at(x + across / 2 - neck / 2)}" y="${at(foot - high - 34)}" width="${at(neck)}" height="36" rx="5" fill="${mixed(color, '#000000', 0.4)}"/><rect x="${at(x + across * 0.12)}" y="${at(foot - high + 20)}" width="${at(across * 0.09)}" height="${at(high - 40)}" rx="4" fill="#ffffff" opacity=".35"/>`;
    x += across + random.between(26, 90);
  }
  return out;
};

/** Leaves on stems. */
export const leaves: Motif = ([pale, light, middle, dark], random) =>
  `${band(0, HEIGHT, pale)}${numbers(8)
    .map((stem) => {
      const x = ((stem + random.between(0.2, 0.8)) / 8) * WIDTH;
      const lean = random.between(-0.5, 0.5);
      const color = random.pick([light, middle, dark]);
      const shown = numbers(8).map((leaf) => {
        const y = HEIGHT + 20 - leaf * 58;
        const foot = x + lean * leaf * 40;
        const side = leaf % 2 === 0 ? 1 : -1;
        const long = random.between(90, 140);
        return `<path d="M${at(foot)} ${at(y)}q${at(side * long * 0.4)} ${at(-long * 0.62)} ${at(side * long)} ${at(-long * 0.46)}q${at(-side * long * 0.4)} ${at(long * 0.56)} ${at(-side * long)} ${at(long * 0.46)}Z" fill="${color}"/>`;
      });
      return `<path d="M${at(x)} ${HEIGHT + 20}L${at(x + lean * 340)} ${at(HEIGHT - 470)}" stroke="${color}" stroke-width="6"/>${shown.join('')}`;
    })
    .join('')}`;

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { reliefOf } from './relief.mjs';
import { ACCESSORIES } from './wardrobe/accessories.mjs';
import { BAGS } from './wardrobe/bags.mjs';
import { BEAUTY } from './wardrobe/beauty.mjs';
import { BOTTOMS } from './wardrobe/bottoms.mjs';
import { DRESSES } from './wardrobe/dresses.mjs';
import { FIXTURES } from './wardrobe/fixtures.mjs';
import { FOLDED } from './wardrobe/folded.mjs';
import { JEWELS } from './wardrobe/jewels.mjs';
import { SHOES } from './wardrobe/shoes.mjs';
import { TOPS } from './wardrobe/tops.mjs';

const WARDROBE = {
  ...TOPS,
  ...DRESSES,
  ...BOTTOMS,
  ...SHOES,
  ...BAGS,
  ...JEWELS,
  ...BEAUTY,
  ...ACCESSORIES,
  ...FOLDED,
  ...FIXTURES,
};
const DEMO = new URL('../../apps/server/demo/', import.meta.url);
const PARTS = new URL('parts/', DEMO);
const SHADE = { quality: 80, effort: 6, alphaQuality: 90, preset: 'photo' };
const MARGIN = 2;

const wanted = process.argv.slice(2);
await mkdir(PARTS, { recursive: true });
if (wanted.length === 0) await emptyParts();
const parts = [];
for (const [garment, cuts] of Object.entries(WARDROBE)) {
  for (const [number, cut] of cuts.entries()) {
    const id = `${garment}-${number + 1}`;
    if (wanted.length > 0 && !wanted.includes(garment)) continue;
    parts.push(await draw(id, garment, cut));
  }
}
await writeFile(
  new URL('parts.json', DEMO),
  `[\n${(await withOthers(parts)).map((part) => `  ${JSON.stringify(part)}`).join(',\n')}\n]\n`,
);
console.log(`${parts.length} parts.`);

/** Writes a part as two files: brightness and coverage (`.webp`), and the zone of each pixel (`.png`). */
async function draw(id, garment, { width = 100, height = 100, tall = false, panels }) {
  const relief = await reliefOf({ width, height: tall ? 122 : height, panels }, id);
  const box = boundsOf(relief);
  const { zones, zoneOf } = zonesOf(panels);
  const shade = Buffer.alloc(box.width * box.height * 4);
  const zone = Buffer.alloc(box.width * box.height);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const from = (y + box.top) * relief.width + x + box.left;
      const to = y * box.width + x;
      const value = Math.round(relief.shade[from] * 255);
      shade.fill(value, to * 4, to * 4 + 3);
      shade[to * 4 + 3] = Math.round(relief.cover[from] * 255);
      zone[to] = relief.panel[from] === 0 ? 0 : zoneOf[relief.panel[from] - 1] * 8;
    }
  }
  const size = { width: box.width, height: box.height };
  await sharp(shade, { raw: { ...size, channels: 4 } })
    .webp(SHADE)
    .toFile(fileURLToPath(new URL(`${id}.webp`, PARTS)));
  await sharp(zone, { raw: { ...size, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, palette: true, colours: 32, dither: 0 })
    .toFile(fileURLToPath(new URL(`${id}.png`, PARTS)));
  return { id, garment, ...size, zones };
}

function zonesOf(panels) {
  const zones = [];
  const zoneOf = panels.map(({ slot, angle = 0 }) => {
    const found = zones.findIndex((zone) => zone.slot === slot && zone.angle === angle);
    if (found >= 0) return found + 1;
    zones.push({ slot, angle });
    return zones.length;
  });
  if (zones.length > 30) throw new Error('A part has more zones than its file can tell apart.');
  return { zones, zoneOf };
}

function boundsOf({ width, height, cover }) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    if (cover[pixel] < 0.02) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
  }
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  return {
    left,
    top,
    width: Math.min(width - 1, right + MARGIN) - left + 1,
    height: Math.min(height - 1, bottom + MARGIN) - top + 1,
  };
}

/** Adds the existing parts of garments that this run does not draw. */
async function withOthers(drawn) {
  if (wanted.length === 0) return drawn;
  const { default: before } = await import(new URL('parts.json', DEMO), { with: { type: 'json' } });
  return [...before.filter(({ garment }) => !wanted.includes(garment)), ...drawn].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

async function emptyParts() {
  const old = (await readdir(PARTS)).filter((name) => /\.(?:webp|png)$/.test(name));
  await Promise.all(old.map((name) => rm(new URL(name, PARTS))));
}

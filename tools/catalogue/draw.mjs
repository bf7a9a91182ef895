import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { compose, LARGE_WIDTH, SMALL_WIDTH } from './composition.mjs';
import { cutOut, drawingOf } from './drawings.mjs';
import { GARMENTS } from './garments.mjs';
import { paintGround } from './ground.mjs';
import { groundFor } from './grounds.mjs';
import { formatHex } from './oklch.mjs';
import { castShadow } from './shadow.mjs';

const DEMO = new URL('../../apps/server/src/demo/', import.meta.url);
const PICTURES = new URL('pictures/', DEMO);
const WEBP = { effort: 6, preset: 'photo', smartSubsample: true };
const QUALITY = 84;

await emptyPictures();
const catalogue = [];
for (const picture of plannedPictures()) catalogue.push(await draw(picture));
catalogue.sort((a, b) => (a.id < b.id ? -1 : 1));
await writeFile(
  new URL('pictures.json', DEMO),
  `[\n${catalogue.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
);
console.log(`${catalogue.length} pictures in two widths.`);

/** Grounds and shapes are dealt in turn over the whole table, so that neighbours on the wall differ. */
function plannedPictures() {
  const turns = turnsByColor();
  return GARMENTS.flatMap((garment, row) =>
    garment.colors.map((color, column) => ({
      id: `${garment.id}-${color.toLowerCase()}`,
      garment,
      color,
      ratio: garment.ratios[(row + column) % garment.ratios.length],
      ground: groundFor(color, turns(color)),
    })),
  );
}

function turnsByColor() {
  const next = new Map();
  return (color) => {
    const turn = next.get(color) ?? 0;
    next.set(color, turn + 1);
    return turn;
  };
}

async function draw({ id, garment, color, ratio, ground }) {
  const { png, outline } = await cutOut(await drawingOf(garment, color));
  const plan = compose({ id, ratio, outline });
  const figure = await sharp(png)
    .resize(plan.garment.width, plan.garment.height, { fit: 'fill' })
    .png()
    .toBuffer();
  const alpha = await sharp(figure).extractChannel('alpha').raw().toBuffer();
  const bytes = paintGround({ id, ...plan, ground, shadow: castShadow({ ...plan, alpha }) });
  const raw = { width: plan.width, height: plan.height, channels: 3 };
  const scene = await sharp(bytes, { raw })
    .composite([{ input: figure, left: plan.garment.left, top: plan.garment.top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const width of [LARGE_WIDTH, SMALL_WIDTH]) {
    await sharp(scene, { raw })
      .resize(width)
      .webp({ ...WEBP, quality: QUALITY })
      .toFile(fileURLToPath(new URL(`${id}-${width}.webp`, PICTURES)));
  }
  return {
    id,
    garment: garment.id,
    color,
    width: plan.width,
    height: plan.height,
    placeholder: await averageColor(scene, raw),
  };
}

async function averageColor(scene, raw) {
  const { channels } = await sharp(scene, { raw }).stats();
  return formatHex(channels.map(({ mean }) => mean / 255));
}

async function emptyPictures() {
  await mkdir(PICTURES, { recursive: true });
  const old = (await readdir(PICTURES)).filter((name) => name.endsWith('.webp'));
  await Promise.all(old.map((name) => rm(new URL(name, PICTURES))));
}

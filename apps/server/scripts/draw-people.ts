import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEMO_PEOPLE } from '../demo/people.ts';
import { SMALL_FACE } from '../demo/people-pictures.ts';
import { coverOf } from '../demo/portraits/covers.ts';
import { portraitOf } from '../demo/portraits/faces.ts';

// The faces and covers of the demo people are stored as rendered files, because the server reads no SVG.
const PICTURES = new URL('../demo/pictures/', import.meta.url);

async function draw(file: string, svg: string, width: number, quality: number): Promise<void> {
  const bytes = await sharp(Buffer.from(svg)).resize(width).webp({ quality, effort: 6 }).toBuffer();
  await writeFile(new URL(file, PICTURES), bytes);
}

for (const { username, face, circle } of DEMO_PEOPLE) {
  const number = DEMO_PEOPLE.filter((person) => person.circle === circle).findIndex(
    (person) => person.username === username,
  );
  await draw(`face-${username}.webp`, portraitOf(username, face, circle), 320, 82);
  await draw(`face-${username}-${SMALL_FACE}.webp`, portraitOf(username, face, circle), SMALL_FACE, 80);
  await draw(`cover-${username}.webp`, coverOf(username, circle, number), 1600, 80);
}

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEMO_PEOPLE } from '../src/demo/people.ts';
import { coverOf } from '../src/demo/portraits/covers.ts';
import { portraitOf } from '../src/demo/portraits/faces.ts';

// The faces of the demo people, and what stands above their profiles, as files of the repository: the server reads no SVG.
const PICTURES = new URL('../src/demo/pictures/', import.meta.url);

async function draw(file: string, svg: string, width: number, quality: number): Promise<void> {
  const bytes = await sharp(Buffer.from(svg)).resize(width).webp({ quality, effort: 6 }).toBuffer();
  await writeFile(new URL(file, PICTURES), bytes);
}

for (const { username, face } of DEMO_PEOPLE) {
  await draw(`face-${username}.webp`, portraitOf(username, face), 320, 82);
  await draw(`cover-${username}.webp`, coverOf(username), 1600, 80);
}

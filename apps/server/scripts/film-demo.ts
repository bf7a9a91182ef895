import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { painted, type StillLife } from '../demo/painter/paint.ts';
import { FILM_WIDTH, filmNameOf } from '../demo/people-pictures.ts';
import { demoSocial } from '../demo/posts.ts';
import { keyFrameIn, webmOf } from './film/webm.ts';

// The films of the demo posts are stored, because painting one takes a minute. The camera goes from the whole
// outfit to one of its things, and on to another.
const PICTURES = new URL('../demo/pictures/', import.meta.url);
const PAINTED_WIDTH = 960;
const FRAMES_PER_SECOND = 12;
const SECONDS = 3.6;
/** Width of the nearest view, as a share of the picture. */
const NEAREST = 0.52;
const WEBP = { quality: 50, effort: 4 };

interface View {
  x: number;
  y: number;
  share: number;
}

/** Views that the camera passes: centres as shares of width and height. */
function viewsOf({ things, ratio }: StillLife): View[] {
  const near = (thing: StillLife['things'][number] | undefined): View => ({
    x: thing?.x ?? 0.5,
    y: (thing?.y ?? ratio / 2) / ratio,
    share: NEAREST,
  });
  return [{ x: 0.5, y: 0.5, share: 1 }, near(things[0]), near(things[1])];
}

function viewAt(views: readonly View[], time: number): View {
  const place = time * (views.length - 1);
  const at = Math.min(views.length - 2, Math.floor(place));
  const [from, to] = [views[at], views[at + 1]];
  if (!from || !to) throw new Error('A film needs two views.');
  const share = (1 - Math.cos(Math.PI * (place - at))) / 2;
  const between = (one: number, other: number) => one + (other - one) * share;
  return { x: between(from.x, to.x), y: between(from.y, to.y), share: between(from.share, to.share) };
}

async function filmOf(life: StillLife): Promise<Buffer> {
  const { bytes, height } = await painted(life, PAINTED_WIDTH, 0);
  const raw = { width: PAINTED_WIDTH, height, channels: 3 } as const;
  const size = { width: FILM_WIDTH, height: 2 * Math.round((FILM_WIDTH * life.ratio) / 2) };
  const views = viewsOf(life);
  const count = Math.round(FRAMES_PER_SECOND * SECONDS);
  const frames: Buffer[] = [];
  for (let frame = 0; frame < count; frame += 1) {
    const { x, y, share } = viewAt(views, frame / (count - 1));
    const [across, down] = [Math.round(PAINTED_WIDTH * share), Math.round(height * share)];
    const within = (middle: number, all: number, part: number) =>
      Math.round(Math.min(all - part, Math.max(0, middle * all - part / 2)));
    const webp = await sharp(bytes, { raw })
      .extract({
        left: within(x, PAINTED_WIDTH, across),
        top: within(y, height, down),
        width: across,
        height: down,
      })
      .resize(size.width, size.height, { fit: 'fill' })
      .webp(WEBP)
      .toBuffer();
    frames.push(keyFrameIn(webp));
  }
  return webmOf({ ...size, framesPerSecond: FRAMES_PER_SECOND, frames });
}

for (const post of demoSocial().posts) {
  for (const medium of post.media) {
    if (!('outfit' in medium) || !medium.isFilmed) continue;
    const film = await filmOf(medium.outfit.life);
    await writeFile(new URL(filmNameOf(post), PICTURES), film);
    process.stdout.write(`${filmNameOf(post)}: ${film.length} bytes\n`);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type EveryCall, everyCall } from '@vitrine/api';
import sharp from 'sharp';

/** Times that a quiet time and one of painting follow each other. */
const PAIRS = 3;
/** Posts that are shared at once in each time of painting. */
const AT_ONCE = 10;
const PHOTO = { width: 2000, height: 2500 };
/** Milliseconds between two requests of somebody who shares nothing. */
const PAUSE = 10;
const PAGE = '/api/products/popular?page=1&limit=20';

export interface PaintingResult {
  name: string;
  /** Milliseconds of each answer to others: without painting, and beside it. */
  quiet: number[];
  during: number[];
  /** Seconds until all pictures were there. */
  painting: number;
}

/** Measures answers to others while the pictures of shared posts are painted. */
export async function besidePainting(address: string): Promise<PaintingResult[]> {
  const body = { username: 'photographer', email: 'photographer@example.com', password: 'long enough' };
  const { token } = await everyCall(createClient({ baseUrl: address })).session.register({ body });
  const person = everyCall(createClient({ baseUrl: address, token: () => token ?? undefined }));
  const photos = await publishedPhotos(person, address);
  return [
    await measured(address, 'posts of photos', photos),
    await measured(address, 'demo posts, whose parts are painted too', await discovered(person)),
  ];
}

async function measured(address: string, name: string, posts: string[]): Promise<PaintingResult> {
  const result: PaintingResult = { name, quiet: [], during: [], painting: 0 };
  await timesUntil(wait(1000), address);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const begun = performance.now();
    const shared = posts.slice(pair * AT_ONCE, (pair + 1) * AT_ONCE);
    result.during.push(...(await timesUntil(painted(address, shared), address)));
    const took = performance.now() - begun;
    result.painting += took / 1000;
    result.quiet.push(...(await timesUntil(wait(took), address)));
  }
  return result;
}

async function timesUntil(end: Promise<unknown>, address: string): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  end.then(over, over);
  while (!isOver) {
    const begun = performance.now();
    await (await fetch(address + PAGE)).arrayBuffer();
    times.push(performance.now() - begun);
    await wait(PAUSE);
  }
  await end;
  return times;
}

/** Shares posts, and waits as crawlers do until their pictures are there. */
async function painted(address: string, posts: string[]): Promise<void> {
  const calls = everyCall(createClient({ baseUrl: address }));
  await Promise.all(
    posts.map(async (postId) => {
      const { imageUrl } = await calls.posts.shareUrl({ params: { postId } });
      for (;;) {
        const { status, headers } = await fetch(new URL(imageUrl ?? '', address));
        if (status === 200) return;
        if (status !== 503) throw new Error(`A shared picture was answered ${status}.`);
        await wait(Number(headers.get('retry-after')) * 1000);
      }
    }),
  );
}

async function discovered({ discover }: EveryCall): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < PAIRS * AT_ONCE; page += 1) {
    const { posts } = await discover.posts({ query: { page, limit: AT_ONCE } });
    if (posts.length === 0) throw new Error('There are too few demo posts.');
    ids.push(...posts.map(({ id }) => id));
  }
  return ids;
}

async function publishedPhotos({ posts }: EveryCall, address: string): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const plain = sharp({ create: { ...PHOTO, channels: 3, background: 'teal', noise } });
  const photo = await plain.jpeg({ quality: 70 }).toBuffer();
  const ids = [];
  for (let number = 0; number < PAIRS * AT_ONCE; number += 1) {
    const place = await posts.askUpload({ body: { fileType: 'image/jpeg', fileSize: photo.length } });
    const { ok, status } = await fetch(new URL(place.uploadUrl, address), {
      method: 'PUT',
      headers: place.headers ?? {},
      body: new Uint8Array(photo),
    });
    if (!ok) throw new Error(`The upload was answered ${status}.`);
    ids.push((await posts.create({ body: { media: [{ key: place.key }] } })).id);
  }
  return ids;
}

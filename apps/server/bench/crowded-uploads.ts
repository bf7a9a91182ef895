import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type EveryCall, everyCall } from '@vitrine/api';
import sharp from 'sharp';

/** Number of posts that one person publishes at once. */
const CROWD = 30;
const LARGEST_SIDE = 7000;
/** Number of pictures that another person publishes in sequence, for each measurement. */
const SAMPLES = 5;
const PHOTO = { width: 4000, height: 3000 };
/** Milliseconds from the end of an upload until its post is published, for writing a caption. */
const CAPTION_MS = 3000;

export interface CrowdedUploads {
  /** Bytes of the small picture. */
  bytes: number;
  /**
   * Milliseconds from the request for an upload address until the post exists: on an idle server (`quiet`),
   * and beside `CROWD` other posts (`crowded`).
   */
  quiet: number[];
  crowded: number[];
  /** Milliseconds that `create` takes for a photo whose upload ended `CAPTION_MS` ago. */
  afterCaption: number[];
  ready: number;
}

export async function crowdedUploads(address: string): Promise<CrowdedUploads> {
  const { large, photo, small } = await pictures();
  const [rude, kind] = [await newPerson(address, 'rude'), await newPerson(address, 'kind')];
  const quiet = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) quiet.push(await timeOf(kind, address, small));

  const afterCaption = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const key = await uploaded(kind, address, photo, 'image/jpeg');
    await wait(CAPTION_MS);
    const begun = performance.now();
    await kind.posts.create({ body: { media: [{ key }] } });
    afterCaption.push(performance.now() - begun);
  }

  const keys = [];
  for (let number = 0; number < CROWD; number += 1) keys.push(await uploaded(rude, address, large));
  let ready = 0;
  const publish = async (key: string) => {
    await rude.posts.create({ body: { media: [{ key }] } });
    ready += 1;
  };
  for (const key of keys) void publish(key).catch(() => undefined);
  await wait(1000);
  const crowded = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) crowded.push(await timeOf(kind, address, small));
  return { bytes: small.length, quiet, crowded, afterCaption, ready };
}

async function pictures() {
  const side = LARGEST_SIDE;
  const large = sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const small = sharp({ create: { width: 640, height: 800, channels: 3, background: 'teal', noise } });
  const taken = sharp({ create: { ...PHOTO, channels: 3, background: 'teal', noise } });
  return {
    photo: await taken.jpeg({ quality: 70 }).toBuffer(),
    large: await large.png({ progressive: true }).toBuffer(),
    small: await small.jpeg({ quality: 70 }).toBuffer(),
  };
}

async function newPerson(baseUrl: string, username: string): Promise<EveryCall> {
  const body = { username, email: `${username}@example.com`, password: 'long enough' };
  const { token } = await everyCall(createClient({ baseUrl })).session.register({ body });
  return everyCall(createClient({ baseUrl, token: () => token ?? undefined }));
}

async function timeOf(person: EveryCall, address: string, file: Buffer): Promise<number> {
  const begun = performance.now();
  const key = await uploaded(person, address, file, 'image/jpeg');
  await person.posts.create({ body: { media: [{ key }] } });
  return performance.now() - begun;
}

async function uploaded(person: EveryCall, address: string, file: Buffer, fileType = 'image/png') {
  const place = await person.posts.askUpload({ body: { fileType, fileSize: file.length } });
  const { ok, status } = await fetch(new URL(place.uploadUrl, address), {
    method: 'PUT',
    headers: place.headers ?? {},
    body: new Uint8Array(file),
  });
  if (!ok) throw new Error(`The upload was answered ${status}.`);
  return place.key;
}

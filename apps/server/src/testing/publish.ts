import type { Post } from '@vitrine/api';
import sharp from 'sharp';
import type { Person, World } from './harness.ts';

export const pictureOf = (background: string, { width = 400, height = 500 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Uploads a file. Resolves with the key for attaching it. */
export async function uploaded(
  world: World,
  { client }: Person,
  file: Buffer,
  fileType = 'image/png',
): Promise<string> {
  const { key, uploadUrl, headers } = await client.posts.askUpload({
    body: { fileType, fileSize: file.length },
  });
  const answer = await world.send(uploadUrl, {
    method: 'PUT',
    headers: headers ?? {},
    body: new Uint8Array(file),
  });
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`);
  return key;
}

export async function publish(
  world: World,
  person: Person,
  {
    background = 'teal',
    ...given
  }: {
    background?: string;
    content?: string;
    clientId?: string;
    links?: { url?: string; label?: string }[];
  } = {},
): Promise<Post> {
  const key = await uploaded(world, person, await pictureOf(background));
  return person.client.posts.create({ body: { media: [{ key, alt: 'A teal wall' }], ...given } });
}

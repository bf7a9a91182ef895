import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Publisher {
  userId: string;
  token: string;
}

const PICTURE = new URL('../stories/pictures/coat-brown.webp', import.meta.url);

export interface Published {
  content?: string;
  /** Number of pictures; 1 by default. */
  pictures?: number;
  links?: { url: string; label: string }[];
}

export async function publishPost(
  page: Page,
  publisher: Publisher,
  { content = '', pictures = 1, links = [] }: Published = {},
): Promise<string> {
  const file = { mimeType: 'image/webp', buffer: await readFile(PICTURE) };
  const media: SentMedium[] = [];
  for (let place = 1; place <= pictures; place++) {
    media.push({ key: await sendFile(page, publisher, file), alt: `A brown coat, ${place}` });
  }
  return createPost(page, publisher, { content, media, links });
}

interface SentFile {
  mimeType: string;
  buffer: Buffer;
}

/** Publishes a post with these files, videos optionally with a poster. Returns its id. */
export async function publishFiles(
  page: Page,
  publisher: Publisher,
  files: readonly (SentFile & { poster?: SentFile })[],
): Promise<string> {
  const media: SentMedium[] = [];
  for (const { poster, ...file } of files) {
    media.push({
      key: await sendFile(page, publisher, file),
      ...(poster ? { poster: await sendFile(page, publisher, poster) } : {}),
    });
  }
  return createPost(page, publisher, { content: '', media, links: [] });
}

interface SentMedium {
  key: string;
  alt?: string;
  poster?: string;
}

async function sendFile(page: Page, { token }: Publisher, { mimeType, buffer }: SentFile): Promise<string> {
  const asked = await page.request.post('/api/post/get-upload-url', {
    headers: { authorization: `Bearer ${token}` },
    data: { fileType: mimeType, fileSize: buffer.length },
  });
  expect(asked.ok()).toBe(true);
  const upload = (await asked.json()) as {
    uploadUrl: string;
    key: string;
    headers?: Record<string, string>;
  };
  const put = await page.request.put(upload.uploadUrl, { headers: upload.headers ?? {}, data: buffer });
  expect(put.ok()).toBe(true);
  return upload.key;
}

async function createPost(
  page: Page,
  { token }: Publisher,
  data: { content: string; media: SentMedium[]; links: { url: string; label: string }[] },
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const created = await page.request.post('/api/post/create', { headers, data });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { id: string }).id;
}

/** Creates an account without signing this browser in. */
export async function registered(page: Page, person: { username: string }): Promise<Publisher> {
  const answer = await page.request.post('/api/profile/register', { data: person });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Publisher;
}

/** Ends a session on the server; the browser notices with its next call. */
export const endSession = (page: Page, { token }: Pick<Publisher, 'token'>) =>
  page.request.post('/api/profile/logout', { headers: { authorization: `Bearer ${token}` } });

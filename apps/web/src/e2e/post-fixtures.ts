import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Somebody over the API. */
export interface Publisher {
  userId: string;
  token: string;
}

const PICTURE = new URL('../stories/pictures/coat-brown.webp', import.meta.url);

export interface Published {
  content?: string;
  /** How many pictures it has; one by default. */
  pictures?: number;
  links?: { url: string; label: string }[];
}

/** Publishes a post over the API; answers its id. */
export async function publishPost(
  page: Page,
  { token }: Publisher,
  { content = '', pictures = 1, links = [] }: Published = {},
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const file = await readFile(PICTURE);
  const media: { key: string; alt: string }[] = [];
  for (let place = 1; place <= pictures; place++) {
    const asked = await page.request.post('/api/post/get-upload-url', {
      headers,
      data: { fileType: 'image/webp', fileSize: file.length },
    });
    expect(asked.ok()).toBe(true);
    const upload = (await asked.json()) as {
      uploadUrl: string;
      key: string;
      headers?: Record<string, string>;
    };
    const put = await page.request.put(upload.uploadUrl, { headers: upload.headers ?? {}, data: file });
    expect(put.ok()).toBe(true);
    media.push({ key: upload.key, alt: `A brown coat, ${place}` });
  }
  const created = await page.request.post('/api/post/create', { headers, data: { content, media, links } });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { id: string }).id;
}

/** Creates an account over the API, without signing this browser in. */
export async function registered(page: Page, person: { username: string }): Promise<Publisher> {
  const answer = await page.request.post('/api/profile/register', { data: person });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Publisher;
}

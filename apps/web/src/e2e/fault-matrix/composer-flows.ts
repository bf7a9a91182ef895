import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { Flow } from './flows.ts';
import { type Stage, until } from './stage.ts';

const picture = fileURLToPath(new URL('../../stories/pictures/coat-brown.webp', import.meta.url));

const media = (page: Page) => page.getByRole('region', { name: 'Photos and videos' });
const caption = (page: Page) => page.getByRole('textbox', { name: 'Caption' });
const choosePicture = ({ page }: Stage) => page.getByLabel('Add photos and videos').setInputFiles(picture);
const publish = ({ page }: Stage) => page.getByRole('button', { name: 'Publish' }).click();

async function openComposer(stage: Stage): Promise<void> {
  await stage.page.goto('/create');
  await expect(caption(stage.page)).toBeVisible();
}

const isUploaded = async ({ page }: Stage) =>
  (await media(page).getByRole('listitem').count()) === 1 &&
  !(await page
    .getByText(/^(You can publish once everything is uploaded\.|Some uploads failed\. .*)$/)
    .first()
    .isVisible());

/** Stores the picture's storage key, which the server assigns. */
function noteKey({ page, kept }: Stage): void {
  page.on('response', async (response) => {
    if (!response.url().endsWith('/get-upload-url')) return;
    const { key = '' } = (await response.json().catch(() => ({}))) as { key?: string };
    kept.key = key;
  });
}

export async function writePost(stage: Stage): Promise<void> {
  const { page, turn } = stage;
  await openComposer(stage);
  await choosePicture(stage);
  await media(page).getByRole('textbox').fill('A brown coat');
  stage.kept.content = `A coat, ${turn} ${Date.now()}`;
  await caption(page).fill(stage.kept.content);
  await until(() => isUploaded(stage), 'The picture never arrived.');
}

export async function postIsWritten({ page, kept }: Stage): Promise<void> {
  await expect(caption(page)).toHaveValue(kept.content ?? '');
  await expect(media(page).getByRole('listitem')).toHaveCount(1);
  await expect(media(page).getByRole('textbox')).toHaveValue('A brown coat');
}

const isInComposer = async ({ page, kept }: Stage) =>
  (await caption(page).isVisible()) && (await caption(page).inputValue()) === kept.content;

/** Whether the browser stores the post, because its outcome is unknown. */
const isFollowed = ({ page, kept }: Stage) =>
  page.evaluate(
    (content) =>
      Object.entries(localStorage).some(
        ([key, value]) => key.startsWith('publications') && value.includes(content),
      ),
    kept.content ?? '',
  );

const isTold = ({ page }: Stage) => page.getByText('Post published', { exact: true }).first().isVisible();

/** Whether the server has at most one post, and exactly one if the page reports it published. */
async function postIsTrue(stage: Stage): Promise<boolean> {
  const { ask, kept, person } = stage;
  const wasTold = await isTold(stage);
  const { posts } = await ask<{ posts: { content: string }[] }>(`/api/post/posts/${person?.userId}`);
  const held = posts.filter(({ content }) => content === kept.content).length;
  return wasTold ? held === 1 : held <= 1;
}

export const composerFlows: readonly Flow[] = [
  {
    name: 'upload a picture',
    as: 'person',
    // `changes` is false: the file is lost, as if a proxy had answered instead of the storage.
    call: { path: /^\/media\/uploads\//, method: 'PUT', changes: false },
    exempt: { 'JSON of the wrong shape': 'A storage answers with a status, and no JSON.' },
    begin: async (stage) => {
      noteKey(stage);
      await openComposer(stage);
    },
    act: choosePicture,
    said: ({ page }) => media(page).getByText('Upload failed'),
    keeps: ({ page }) => expect(media(page).getByRole('listitem')).toHaveCount(1),
    again: ({ page }) => media(page).getByRole('button', { name: 'Retry: Photo 1 of 1' }).click(),
    isDone: isUploaded,
    async isTrue(stage) {
      const { kept, ask } = stage;
      if (kept.taken || !(await isUploaded(stage))) return true;
      const body = { content: '', media: [{ key: kept.key }], links: [] };
      // The server refuses keys of missing files, so this fails if the upload is lost.
      await ask('/api/post/create', { method: 'POST', body });
      kept.taken = 'yes';
      return true;
    },
  },
  {
    name: 'publish a post',
    as: 'person',
    // The fault also hits the call that asks for the outcome.
    call: { path: /^\/api\/post\/(?:publish$|publication\/)/, changes: true },
    begin: writePost,
    act: publish,
    // A response without a state counts as a receipt; the app then asks for the outcome.
    said: ({ page }) => page.getByText(/^(?:Your post wasn’t published|We’re preparing your post\.)/),
    keeps: async (stage) => {
      if (await isInComposer(stage)) return postIsWritten(stage);
      const isKept = async () => (await isFollowed(stage)) || (await isTold(stage));
      await until(isKept, 'The post is neither in the composer nor on its way.');
    },
    again: async (stage) => {
      if (await isInComposer(stage)) await publish(stage);
    },
    isDone: isTold,
    isTrue: postIsTrue,
    andThen: {
      name: 'learn that a post is published',
      as: 'person',
      call: { path: /^\/api\/post\/publication\//, changes: false },
      loadsPage: true,
      asksAgain: true,
      begin: writePost,
      act: publish,
      said: ({ page }) => page.getByText('Your post wasn’t published'),
      again: publish,
      isDone: isTold,
      isTrue: postIsTrue,
    },
  },
];

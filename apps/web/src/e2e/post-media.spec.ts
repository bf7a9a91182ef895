import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, gateIf, newPerson, pressEscape, signIn, swipe, test } from './fixtures.ts';
import { type ChosenFile, fileOf, PLACE, photo, placed, pngOf, recorded, webmOf } from './media-files.ts';
import { type Publisher, publishFiles, registered } from './post-fixtures.ts';

const media = (page: Page) => page.getByRole('region', { name: 'Photos and videos' });
const chooser = (page: Page) => page.getByLabel('Add photos and videos');
const arrived = async (page: Page, count: number) => {
  await expect(media(page).getByRole('listitem')).toHaveCount(count);
  await expect(page.getByText(/^Preparing/)).toHaveCount(0);
  await expect(media(page).getByRole('progressbar')).toHaveCount(0);
  await expect(media(page).getByRole('alert')).toHaveCount(0);
};
const webm = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'video/webm', buffer });
const png = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'image/png', buffer });

interface Medium {
  id: string;
  media_type: string;
  signedUrl: string;
  thumbnail_url?: string | null;
  width: number;
  height: number;
  alt?: string;
}
const publishedMedia = async (page: Page, { userId, token }: Publisher): Promise<Medium[]> => {
  const answer = await page.request.get(`/api/post/posts/${userId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { posts } = (await answer.json()) as { posts: { media: Medium[] }[] };
  return posts[0]?.media ?? [];
};

async function publish(page: Page, userId: string) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const kindly = page.getByRole('alertdialog', { name: 'Add alt text?' });
  await kindly.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page).toHaveURL(`/profile/${userId}`);
  await expect(page.getByText('Post published', { exact: true }).first()).toBeVisible();
}

// D2
for (const container of ['webm', 'mp4'] as const) {
  test(
    `a video that a browser recorded as ${container} is published with its poster and without its location`,
    gateIf(container === 'webm'),
    async ({ page }) => {
      const person = await signIn(page);
      await page.goto('/create');
      const film = await recorded(page, `video/${container}`);
      const buffer = container === 'mp4' ? placed(film) : film;
      await chooser(page).setInputFiles({
        name: `film.${container}`,
        mimeType: `video/${container}`,
        buffer,
      });
      await arrived(page, 1);
      await expect(media(page).getByRole('img', { name: 'Video 1 of 1' }).locator('img')).toBeVisible();
      await page.reload();
      await arrived(page, 1);
      await expect(media(page).getByRole('img', { name: 'Video 1 of 1' }).locator('img')).toBeVisible();
      await publish(page, person.userId);

      const [video] = await publishedMedia(page, person);
      expect(video).toMatchObject({ media_type: 'video', width: 320, height: 180 });
      const file = await (await page.request.get(video?.signedUrl ?? '')).body();
      // The server rewrites an MP4 with only its samples; a WebM keeps its layout.
      if (container === 'mp4') expect(file.length).toBeLessThan(buffer.length);
      else expect(file.length).toBe(buffer.length);
      expect(buffer.includes(PLACE)).toBe(container === 'mp4');
      expect(file.includes(PLACE)).toBe(false);
      const poster = await page.request.get(video?.thumbnail_url ?? '');
      expect(poster.headers()['content-type']).toBe('image/webp');
    },
  );
}

test.describe('in the viewer', () => {
  const film = webm('film.webm', webmOf(20, { says: 20 }));
  const video = (page: Page) => page.getByRole('dialog').locator('video');
  const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);
  const setHidden = (page: Page, isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);

  // 1 §9
  test('a video plays muted only while it is in view, and is fetched in parts', async ({ page }) => {
    const person = await registered(page, newPerson());
    const picture = png('wall.png', pngOf(400, 500));
    const postId = await publishFiles(page, person, [film, picture]);
    const [stored] = await publishedMedia(page, person);
    const file = await page.request.get(stored?.signedUrl ?? '');
    expect((await file.body()).includes(PLACE)).toBe(false);
    const parts: number[] = [];
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname === stored?.signedUrl) parts.push(answer.status());
    });

    await page.goto(`/post/${postId}`);
    await expect.poll(() => isPaused(page)).toBe(false);
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    expect(parts).toContain(206);

    await page.getByRole('button', { name: 'Next photo or video' }).click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Previous photo or video' }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await setHidden(page, true);
    await expect.poll(() => isPaused(page)).toBe(true);
    await setHidden(page, false);
    await expect.poll(() => isPaused(page)).toBe(false);

    // The browser's keys control the video. A video paused by hand stays paused.
    await video(page).focus();
    await expect(video(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(page)).toBe(true);
    await setHidden(page, true);
    await setHidden(page, false);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await isPaused(page)).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(page)).toBe(false);

    const handle = await video(page).elementHandle();
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await handle?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
  });

  test('a video waits for the viewer to start it if they prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = await registered(page, newPerson());
    const poster = png('poster.png', pngOf(320, 240));
    const postId = await publishFiles(page, person, [{ ...film, poster }]);
    await page.goto(`/post/${postId}`);
    await expect(video(page)).toHaveAttribute('poster', /^\/media\//);
    await expect
      .poll(() => video(page).evaluate((one: HTMLVideoElement) => one.readyState))
      .toBeGreaterThan(0);
    expect(await isPaused(page)).toBe(true);
    await video(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('a video that is swiped away pauses', async ({ page }) => {
      const person = await registered(page, newPerson());
      const postId = await publishFiles(page, person, [film, png('wall.png', pngOf(400, 500))]);
      await page.goto(`/post/${postId}`);
      await expect.poll(() => isPaused(page)).toBe(false);
      await swipe(page, { fromX: 330, toX: 60, y: 200 });
      await expect.poll(() => isPaused(page)).toBe(true);
    });
  });

  test('a video that this browser cannot play is published all the same, and says so when opened', async ({
    page,
  }) => {
    const person = await signIn(page);
    await page.goto('/create');
    const strange = await recorded(page, 'video/mp4');
    strange.write('hvc1', strange.indexOf('stsd') + 16, 'latin1');
    await chooser(page).setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: strange });
    await arrived(page, 1);
    await media(page).getByRole('textbox').fill('The harbour at dawn');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(`/profile/${person.userId}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /The harbour at dawn/ })
      .click();
    await expect(page.getByText('This video can’t be played here.')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('The harbour at dawn')).toBeVisible();
  });
});

test('files that cannot be part of a post are refused with a remedy', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-large-'));
  const large = join(folder, 'large.webm');
  writeFileSync(large, webmOf(1));
  truncateSync(large, 100_000_001);
  await signIn(page);
  await page.goto('/create');
  for (const [file, said] of [
    [
      webm('long.webm', webmOf(61, { says: 61 })),
      /long\.webm.* is too long\. Videos can be up to 60 seconds long\./,
    ],
    // Recorders write videos without a duration.
    [webm('unsaid.webm', webmOf(61)), /unsaid\.webm.* is too long\. Videos can be up to 60 seconds long\./],
    [large, /large\.webm.* is too large\. .*videos up to 100 MB\./],
    [webm('words.mp4', Buffer.from('just words')), /words\.mp4.* can’t be used\..*MP4 or WebM/],
    [
      png('many.png', pngOf(8_500, 6_000)),
      /many\.png.* is too large\. Photos can have up to 50 megapixels\./,
    ],
    [
      png('heavy.png', Buffer.concat([pngOf(100, 100), Buffer.alloc(20_100_000)])),
      /heavy\.png.* is too large\. Photos can be up to 20 MB/,
    ],
    [png('dot.png', pngOf(1, 1)), /dot\.png.* is too small\. Photos need at least 50 pixels on each side\./],
    [png('torn.png', pngOf(400, 400).subarray(0, 40)), /torn\.png.* can’t be opened\. Choose another file\./],
  ] as const) {
    await chooser(page).setInputFiles(file as string);
    await expect(page.getByRole('alert').getByText(said)).toBeVisible();
    await expect(media(page)).toHaveCount(0);
  }
  rmSync(folder, { recursive: true });
});

test('a video with a false duration is refused by the server by name, and the post can be published without it', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create');
  const long = await recorded(page, 'video/mp4');
  // Makes the video last 200 times as long.
  const steps = long.readUInt32BE(long.indexOf('mdhd') + 24);
  long.writeUInt32BE(Math.round(steps / 200), long.indexOf('mdhd') + 24);
  await page.addInitScript(() => {
    // Simulates a browser that trusts a header with a false duration of one second.
    Object.defineProperty(HTMLMediaElement.prototype, 'duration', { get: () => 1 });
  });
  await page.reload();
  const wall = { name: 'wall.png', mimeType: 'image/png', buffer: pngOf(400, 500) };
  await chooser(page).setInputFiles([wall, { name: 'long.mp4', mimeType: 'video/mp4', buffer: long }]);
  await arrived(page, 2);
  const description = media(page).getByRole('textbox', { name: 'Alt text' });
  const second = media(page).getByRole('button', { name: 'Video 2 of 2', exact: true });
  await description.fill('A wall');
  await second.click();
  await description.fill('A long way');
  const publishing = page.getByRole('button', { name: 'Publish', exact: true });
  await publishing.click();
  await page.getByRole('button', { name: 'Open post', exact: true }).click();
  await expect(media(page).getByRole('alert')).toHaveText(
    'Video 2 of 2: This video is longer than 60 seconds. Choose a shorter one.',
  );
  await expect(page.getByRole('alert').filter({ hasText: 'It’s marked below.' })).toBeVisible();
  await second.click();
  await expect(description).toHaveValue('A long way');
  await expect(media(page).getByRole('button', { name: /^Retry/ })).toHaveCount(0);

  await media(page).getByRole('button', { name: 'Remove: Video 2 of 2' }).click();
  await publishing.click();
  await expect(page).toHaveURL(/\/profile/);
});

test('pictures of every kind are shown upright and without their location, and a readable HEIF is sent as JPEG', async ({
  page,
}) => {
  const person = await signIn(page);
  await page.goto('/create');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.headers()['content-type']);
  });
  await chooser(page).setInputFiles([
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo() },
    fileOf('cmyk.jpg', 'image/jpeg'),
    fileOf('moving.gif', 'image/gif'),
    fileOf('moving.webp', 'image/webp'),
    png('deep.png', pngOf(200, 150, 16)),
    png('panorama.png', pngOf(12_000, 400)),
    fileOf('picture.heif', ''),
  ]);
  await arrived(page, 7);
  expect(sent).toEqual([
    'image/jpeg',
    'image/jpeg',
    'image/gif',
    'image/webp',
    'image/png',
    'image/png',
    'image/jpeg',
  ]);
  const first = media(page).getByRole('button', { name: 'Photo 1 of 7', exact: true }).locator('img');
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)).toBe(
    true,
  );
  await publish(page, person.userId);
  const shown = await publishedMedia(page, person);
  expect(shown.map(({ width, height }) => `${width}×${height}`)).toEqual([
    '300×400',
    '200×150',
    '200×150',
    '200×150',
    '200×150',
    '1280×43',
    '200×150',
  ]);
  const bytes = await (await page.request.get(shown[0]?.signedUrl ?? '')).body();
  expect([photo().includes(PLACE), bytes.includes(PLACE), bytes.includes('Exif')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('ten files are accepted at once but no eleventh, can be reordered by drag, and each rejected one is named', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create');
  const pictures = Array.from({ length: 11 }, (_, each) => png(`p${each + 1}.png`, pngOf(60 + each, 60)));
  await chooser(page).setInputFiles(pictures);
  await expect(page.getByText(/p11\.png/)).toBeVisible();
  await arrived(page, 10);
  await expect(page.getByText('A post can have up to 10 photos and videos.')).toBeVisible();
  await expect(chooser(page)).toHaveCount(0);

  const description = media(page).getByRole('textbox', { name: 'Alt text' });
  await description.fill('The first');
  const handle = (place: number) =>
    media(page).getByRole('button', { name: `Photo ${place} of 10`, exact: true });
  await handle(1).hover();
  await page.mouse.down();
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle(3).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.up();
  await expect(media(page).getByRole('button', { name: 'Remove: Photo 3 of 10' })).toBeVisible();
  await expect(description).toHaveValue('The first');

  await handle(1).click();
  await media(page).getByRole('button', { name: 'Remove: Photo 1 of 10' }).click();
  await chooser(page).setInputFiles(pictures.slice(0, 2));
  await arrived(page, 10);
  await expect(
    page.getByText(/p2\.png.* was left out\. A post can have up to 10 photos and videos\./),
  ).toBeVisible();
});

test('an upload can be cancelled, and missing descriptions are asked for once', async ({ page }) => {
  const person = await signIn(page);
  await page.goto('/create');
  const held = Promise.withResolvers<void>();
  await page.route('**/uploads/**', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await chooser(page).setInputFiles([png('one.png', pngOf(90, 60)), png('two.png', pngOf(60, 90))]);
  await expect(media(page).getByRole('progressbar', { name: 'Uploading: Photo 1 of 2' })).toBeVisible();
  await expect(page.getByText('You can publish once everything is uploaded.')).toBeVisible();
  await media(page).getByRole('button', { name: 'Cancel: Photo 1 of 2' }).click();
  await expect(media(page).getByRole('listitem')).toHaveCount(1);
  held.resolve();
  await arrived(page, 1);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Add alt text' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(`/profile/${person.userId}`);
  expect(await publishedMedia(page, person)).toMatchObject([{ width: 60, height: 90 }]);
});

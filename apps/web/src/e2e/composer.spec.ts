import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './fixtures.ts';

const pictureOf = (name: string) =>
  fileURLToPath(new URL(`../stories/pictures/${name}.webp`, import.meta.url));

const media = (page: Page) => page.getByRole('region', { name: 'Pictures and videos' });
/** What somebody has published, once they are told that it is. */
async function published(page: Page, userId: string, token: string) {
  await expect(page.getByText('Your post is published', { exact: true }).first()).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/post/posts/${userId}`, { headers });
  return answer.json();
}

// D2
test('somebody publishes pictures in an order of their own, with a link, and finds them on their profile', async ({
  page,
}) => {
  const person = newPerson();
  const { userId, token } = await signIn(page, person);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'New post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New post' })).toBeVisible();

  const chooser = page.getByLabel('Add pictures and videos');
  await chooser.setInputFiles([pictureOf('coat-brown'), pictureOf('dress-red')]);
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await chooser.setInputFiles([
    { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
    {
      name: 'page.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ]);
  await expect(
    page.getByText(/IMG_1\.HEIC.* is a HEIC picture, which this browser cannot read/),
  ).toBeVisible();
  await expect(page.getByText(/page\.svg.*This kind of file is not taken/)).toBeVisible();
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await expect(media(page).getByRole('progressbar')).toHaveCount(0);

  // By keys.
  const descriptions = media(page).getByRole('textbox');
  await descriptions.first().fill('A red coat');
  await media(page).getByRole('button', { name: 'Picture 1 of 2', exact: true }).press('ArrowRight');
  await expect(media(page).getByText('Moved to place 2 of 2')).toBeAttached();
  await expect(descriptions.nth(1)).toHaveValue('A red coat');

  // A part of it.
  await media(page).getByRole('button', { name: 'Crop: Picture 1 of 2' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByRole('radio', { name: '1:1' }).check();
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  await expect(media(page).getByRole('progressbar')).toHaveCount(0);

  const caption = page.getByRole('textbox', { name: 'Caption' });
  await caption.fill('x'.repeat(2201));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('A caption has 2200 characters at most.')).toBeVisible();
  await expect(caption).toBeFocused();
  await caption.fill('Two coats');
  await page.getByRole('button', { name: 'Add a link' }).click();
  const link = page.getByRole('group', { name: 'Link 1' });
  // A page that cannot be read: the way to look again is there, and the link can be published all the same.
  await link.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1/coat');
  await link.getByRole('textbox', { name: 'Name' }).fill('Coat');
  await expect(link.getByText('Failed to load preview')).toBeVisible();
  await expect(link.getByRole('button', { name: 'Retry' })).toBeVisible();

  // What was written and what has arrived is there after a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('Two coats');
  await expect(media(page).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Publish' }).click();
  const kindly = page.getByRole('alertdialog', { name: 'Describe your pictures?' });
  await kindly.getByRole('button', { name: 'Publish without' }).click();
  await expect(page).toHaveURL(`/profile/${userId}`);
  const { posts } = await published(page, userId, token);
  expect(posts).toMatchObject([
    {
      content: 'Two coats',
      linkCount: 1,
      media: [
        { width: 320, height: 320 },
        { width: 320, height: 427, alt: 'A red coat' },
      ],
    },
  ]);
});

test('who cancels while a part is being cut out keeps the whole picture', async ({ page }) => {
  const { userId, token } = await signIn(page);
  await page.goto('/create');
  await page.getByLabel('Add pictures and videos').setInputFiles(pictureOf('dress-red'));
  await media(page).getByRole('textbox').fill('A red dress');
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(page.getByText('It can be published once everything is uploaded.')).toHaveCount(0);
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const released = new Promise<void>((release) => Object.assign(window, { release }));
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      void released.then(() => toBlob.apply(this, args));
    };
  });
  await media(page).getByRole('button', { name: 'Crop: Picture 1 of 1' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByRole('radio', { name: '1:1' }).check();
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await expect(crop).toBeHidden();
  // Another picture is made ready after that one.
  await page.evaluate('release()');
  await page.getByLabel('Add pictures and videos').setInputFiles(pictureOf('coat-brown'));
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await media(page).getByRole('textbox').nth(1).fill('A brown coat');
  await expect(page.getByText('It can be published once everything is uploaded.')).toHaveCount(0);
  await publish.click();
  await expect(page).toHaveURL(`/profile/${userId}`);
  const { posts } = await published(page, userId, token);
  expect(posts[0].media).toMatchObject([{ width: 320, height: 427 }, { alt: 'A brown coat' }]);
});

test('what is discarded is gone, and the focus is where another post begins', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  const caption = page.getByRole('textbox', { name: 'Caption' });
  await caption.fill('Two coats');
  const discard = page.getByRole('button', { name: 'Discard' });
  await discard.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(discard).toBeFocused();
  await expect(caption).toHaveValue('Two coats');
  await discard.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(question).toBeHidden();
  await expect(caption).toHaveValue('');
  await expect(page.getByLabel('Add pictures and videos')).toBeFocused();
});

test('the focus is at the choice of files once the last picture is removed by key', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  const chooser = page.getByLabel('Add pictures and videos');
  await chooser.setInputFiles([pictureOf('coat-brown'), pictureOf('dress-red')]);
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await media(page).getByRole('button', { name: 'Remove: Picture 1 of 2' }).press('Enter');
  await media(page).getByRole('button', { name: 'Remove: Picture 1 of 1' }).press('Enter');
  await expect(media(page).getByRole('listitem')).toHaveCount(0);
  await expect(chooser).toBeFocused();
});

// P21
test('an upload that is cut in the middle is said to be, and arrives once it is sent again', async ({
  page,
}) => {
  const { userId, token } = await signIn(page);
  await page.goto('/create');
  await page.route('**/uploads/**', (route) => route.abort('connectionreset'));
  await page.getByLabel('Add pictures and videos').setInputFiles(pictureOf('coat-brown'));
  await expect(media(page).getByText('It did not arrive.')).toBeVisible();
  await expect(page.getByText('Something was not uploaded. Send it again, or remove it.')).toBeVisible();
  await page.unroute('**/uploads/**');
  await media(page).getByRole('button', { name: 'Retry: Picture 1 of 1' }).click();
  await expect(media(page).getByRole('alert')).toHaveCount(0);
  await media(page).getByRole('textbox').fill('A violet coat');

  // The request is lost: it is said, and everything is still here.
  await page.route('**/api/post/publish', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Your post was not published')).toBeVisible();
  await page.unroute('**/api/post/publish');

  // The answer is lost: the server has the post, so it is published, and there is one in the end.
  await page.route('**/api/post/publish', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(`/profile/${userId}`);
  const { posts } = await published(page, userId, token);
  expect(posts).toHaveLength(1);
  expect(posts[0].media).toMatchObject([{ alt: 'A violet coat' }]);
});

test('who goes on to another page while their post is published stays there, and is told', async ({
  page,
}) => {
  const { userId, token } = await signIn(page);
  // Its code is there already, so whoever is led there is so at once.
  await page.goto(`/profile/${userId}`);
  await page.getByRole('main').getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Add pictures and videos').setInputFiles(pictureOf('coat-brown'));
  await media(page).getByRole('textbox').fill('A violet coat');
  await page.getByRole('textbox', { name: 'Caption' }).fill('A coat');
  await expect(page.getByText('It can be published once everything is uploaded.')).toHaveCount(0);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/post/publish', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('textbox', { name: 'Caption' })).not.toBeEditable();
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/');
  gate.resolve();
  await expect(page.getByText('Your post is published', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await published(page, userId, token)).posts).toMatchObject([{ content: 'A coat' }]);
});

// D3
test('a guest who opens the page of a new post is led to sign in', async ({ page }) => {
  await page.goto('/create');
  await expect(page).toHaveURL('/profile');
});

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, signOut, test } from './fixtures.ts';
import { keptFiles } from './kept-files.ts';

const pictureOf = (name: string) =>
  fileURLToPath(new URL(`../stories/pictures/${name}.webp`, import.meta.url));

const media = (page: Page) => page.getByRole('region', { name: 'Photos and videos' });
const altText = (page: Page) => media(page).getByRole('textbox', { name: 'Alt text' });
const select = (page: Page, name: string) => media(page).getByRole('button', { name, exact: true }).click();
async function published(page: Page, userId: string, token: string) {
  await expect(page.getByText('Post published', { exact: true }).first()).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/post/posts/${userId}`, { headers });
  return answer.json();
}

// D2
test('a user publishes reordered pictures with a link and finds them on their profile', {
  tag: '@gate',
}, async ({ page }) => {
  const person = newPerson();
  const { userId, token } = await signIn(page, person);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'New post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New post' })).toBeVisible();

  const chooser = page.getByLabel('Add photos and videos');
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
  await expect(page.getByText(/IMG_1\.HEIC.* is a HEIC photo, which this browser can’t open/)).toBeVisible();
  await expect(page.getByText(/page\.svg.* can’t be used/)).toBeVisible();
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await expect(media(page).getByRole('progressbar')).toHaveCount(0);

  await altText(page).fill('A red coat');
  await media(page).getByRole('button', { name: 'Photo 1 of 2', exact: true }).press('ArrowRight');
  await expect(media(page).getByText('Moved to position 2 of 2')).toBeAttached();
  await expect(altText(page)).toHaveValue('A red coat');
  await select(page, 'Photo 1 of 2');
  await expect(altText(page)).toHaveValue('');

  await media(page).getByRole('button', { name: 'Crop: Photo 1 of 2' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  await crop.getByRole('radio', { name: '1:1' }).check();
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  await expect(media(page).getByRole('progressbar')).toHaveCount(0);

  const caption = page.getByRole('textbox', { name: 'Caption' });
  await caption.fill('x'.repeat(2201));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('A caption can have up to 2,200 characters.')).toBeVisible();
  await expect(caption).toBeFocused();
  await caption.fill('Two coats');
  await page.getByRole('button', { name: 'Add a product' }).click();
  const picker = page.getByRole('dialog', { name: 'Add a product' });
  const address = picker.getByRole('textbox', { name: 'Product link' });
  await expect(address).toBeFocused();
  await address.fill('coat');
  await address.press('Enter');
  await expect(picker.getByText('Enter a link that starts with http:// or https://.')).toBeVisible();
  // A link to an unreadable page offers a retry and can still be published.
  await address.fill('http://127.0.0.1/coat');
  await address.press('Enter');
  await expect(picker.getByText('Failed to load preview')).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Retry 127.0.0.1' })).toBeVisible();
  await picker.getByRole('textbox', { name: 'Product name' }).fill('Coat');
  await expect(picker.getByText('1 link')).toBeVisible();
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Add a product' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('Two coats');
  await expect(media(page).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Publish' }).click();
  const kindly = page.getByRole('alertdialog', { name: 'Add alt text?' });
  await kindly.getByRole('button', { name: 'Publish anyway' }).click();
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

test('a crop that is cancelled while it is computed leaves the whole picture', async ({ page }) => {
  const { userId, token } = await signIn(page);
  await page.goto('/create');
  await page.getByLabel('Add photos and videos').setInputFiles(pictureOf('dress-red'));
  await media(page).getByRole('textbox').fill('A red dress');
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const released = new Promise<void>((release) => Object.assign(window, { release }));
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      void released.then(() => toBlob.apply(this, args));
    };
  });
  await media(page).getByRole('button', { name: 'Crop: Photo 1 of 1' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  await crop.getByRole('radio', { name: '1:1' }).check();
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await expect(crop).toBeHidden();
  // The next picture is encoded after the crop, so its arrival means that the crop has ended.
  await page.evaluate('release()');
  await page.getByLabel('Add photos and videos').setInputFiles(pictureOf('coat-brown'));
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await select(page, 'Photo 2 of 2');
  await altText(page).fill('A brown coat');
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
  await publish.click();
  await expect(page).toHaveURL(`/profile/${userId}`);
  const { posts } = await published(page, userId, token);
  expect(posts[0].media).toMatchObject([{ width: 320, height: 427 }, { alt: 'A brown coat' }]);
});

test('a discarded post is gone, and the focus is on the file input', async ({ page }) => {
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
  await expect(page.getByLabel('Add photos and videos')).toBeFocused();
});

test('the file input has the focus after the last picture is removed with the keyboard', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  const chooser = page.getByLabel('Add photos and videos');
  await chooser.setInputFiles([pictureOf('coat-brown'), pictureOf('dress-red')]);
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await media(page).getByRole('button', { name: 'Remove: Photo 1 of 2' }).press('Enter');
  await media(page).getByRole('button', { name: 'Remove: Photo 1 of 1' }).press('Enter');
  await expect(media(page).getByRole('listitem')).toHaveCount(0);
  await expect(chooser).toBeFocused();
});

// P21
test('an interrupted upload shows an error and succeeds when sent again', async ({ page }) => {
  const { userId, token } = await signIn(page);
  await page.goto('/create');
  await page.route('**/uploads/**', (route) => route.abort('connectionreset'));
  await page.getByLabel('Add photos and videos').setInputFiles(pictureOf('coat-brown'));
  await expect(media(page).getByText('Upload failed')).toBeVisible();
  await expect(page.getByText('Some uploads failed. Retry or remove them.')).toBeVisible();
  await page.unroute('**/uploads/**');
  await media(page).getByRole('button', { name: 'Retry: Photo 1 of 1' }).click();
  await expect(media(page).getByRole('alert')).toHaveCount(0);
  await media(page).getByRole('textbox').fill('A violet coat');

  // The request is lost: the app shows the failure and keeps the post.
  await page.route('**/api/post/publish', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Your post wasn’t published')).toBeVisible();
  await page.unroute('**/api/post/publish');

  // The response is lost: the post counts as published and exists once.
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

test('a user who moves to another page during publishing stays there and learns the outcome', async ({
  page,
}) => {
  const { userId, token } = await signIn(page);
  // With the profile's code already loaded, a wrong redirect would be immediate.
  await page.goto(`/profile/${userId}`);
  await page.getByRole('main').getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Add photos and videos').setInputFiles(pictureOf('coat-brown'));
  await media(page).getByRole('textbox').fill('A violet coat');
  await page.getByRole('textbox', { name: 'Caption' }).fill('A coat');
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
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
  await expect(page.getByText('Post published', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await published(page, userId, token)).posts).toMatchObject([{ content: 'A coat' }]);
});

test('a user publishes two pictures with a product of this shop that they like', async ({ page }) => {
  const { userId, token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const { products } = await (await page.request.get('/api/products/popular')).json();
  const [liked, found] = products as { id: string; name: string; retailer: string }[];
  const data = { userId, productId: liked?.id, name: liked?.name, price: 0 };
  const like = await page.request.post('/api/likes/add', { headers, data });
  expect(like.ok()).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/create');
  await page
    .getByLabel('Add photos and videos')
    .setInputFiles([pictureOf('coat-brown'), pictureOf('dress-red')]);
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await altText(page).fill('A brown coat');
  await select(page, 'Photo 2 of 2');
  await altText(page).fill('A red dress');
  await media(page).getByRole('button', { name: 'Move earlier: Photo 2 of 2' }).click();
  await expect(media(page).getByText('Moved to position 1 of 2')).toBeAttached();
  expect(asked.filter((path) => /PickLinks|\/api\/(likes|search)\//.test(path))).toEqual([]);

  await page.getByRole('button', { name: 'Add a product' }).click();
  const picker = page.getByRole('dialog', { name: 'Add a product' });
  await picker.getByRole('button', { name: `Add ${liked?.name}`, exact: true }).click();
  await expect(picker.getByRole('button', { name: `Added ${liked?.name}`, exact: true })).toBeVisible();
  await picker.getByRole('button', { name: 'Cart' }).click();
  await expect(picker.getByText('Your cart is empty')).toBeVisible();
  await picker.getByRole('button', { name: 'All products' }).click();
  await picker.getByRole('searchbox', { name: 'Search products' }).fill(found?.name ?? '');
  const other = picker.getByRole('button', { name: `Add ${found?.name}`, exact: true }).first();
  await other.click();
  await expect(picker.getByText('2 links')).toBeVisible();
  await picker
    .getByRole('button', { name: `Added ${found?.name}`, exact: true })
    .first()
    .click();
  await expect(picker.getByText('1 link', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(picker).toBeHidden();
  const links = page.getByRole('region', { name: /^Links/ });
  await expect(links.getByRole('listitem')).toHaveCount(1);
  await expect(links.getByText(liked?.name ?? '', { exact: true })).toBeVisible();
  // The server knows the product behind the link.
  await expect(links.getByText(liked?.retailer ?? '', { exact: true })).toBeVisible();

  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(`/profile/${userId}`);
  const { posts } = await published(page, userId, token);
  expect(posts).toMatchObject([{ linkCount: 1, media: [{ alt: 'A red dress' }, { alt: 'A brown coat' }] }]);
  const answer = await page.request.get(`/api/post/links/${posts[0].id}`, { headers });
  expect(await answer.json()).toMatchObject({
    links: [{ label: liked?.name, url: new URL(`/product/${liked?.id}`, page.url()).href }],
  });
});

test('on a phone Publish stays at the foot of the window, says what is missing and leads there', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/create');
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(publish).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Add a photo or video to publish.')).toBeVisible();
  await expect(publish).toHaveAccessibleDescription('Add a photo or video to publish.');
  // The button is pressed although it is marked as unavailable.
  await publish.click({ force: true });
  const chooser = page.getByLabel('Add photos and videos');
  await expect(chooser).toBeFocused();
  await chooser.setInputFiles([pictureOf('coat-brown'), pictureOf('dress-red')]);
  await expect(altText(page)).toHaveAccessibleDescription(/Photo 1 of 2/);
  await expect(publish).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('8 more')).toBeVisible();
});

// D3
test('a guest who opens the page of a new post is sent to sign in', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/create');
  await expect(page).toHaveURL('/profile');
});

/** Stalls all uploads except the first. */
async function holdSecondFile(page: Page): Promise<void> {
  let sent = 0;
  await page.route('**/uploads/**', (route) => {
    sent += 1;
    return sent === 1 ? route.continue() : undefined;
  });
}
async function chooseTwo(page: Page): Promise<void> {
  await holdSecondFile(page);
  const chooser = page.getByLabel('Add photos and videos');
  await chooser.setInputFiles(pictureOf('coat-brown'));
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
  await expect(media(page).getByRole('listitem')).toHaveCount(1);
  await chooser.setInputFiles(pictureOf('dress-red'));
  await expect(media(page).getByRole('progressbar')).toHaveCount(1);
  await expect.poll(() => keptFiles(page)).toBe(2);
}

test('two pictures survive a reload: the uploaded one is not sent again, the other continues by itself', async ({
  page,
}) => {
  const { userId, token } = await signIn(page);
  await page.goto('/create');
  await chooseTwo(page);
  await altText(page).fill('A brown coat');
  await select(page, 'Photo 2 of 2');
  await altText(page).fill('A red dress');
  let sent = 0;
  await page.unroute('**/uploads/**');
  await page.route('**/uploads/**', (route) => {
    sent += 1;
    return route.continue();
  });

  await page.reload();
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
  expect(sent).toBe(1);
  await expect(media(page).getByRole('button', { name: 'Crop: Photo 1 of 2' })).toBeVisible();
  await select(page, 'Photo 2 of 2');
  await expect(media(page).getByRole('button', { name: 'Crop: Photo 2 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const { posts } = await published(page, userId, token);
  expect(posts).toMatchObject([{ media: [{ alt: 'A brown coat' }, { alt: 'A red dress' }] }]);
  await expect.poll(() => keptFiles(page)).toBe(0);
});

// P38
test('a sign-out in another tab removes the files of a post from all tabs', async ({ page, context }) => {
  const { userId } = await signIn(page);
  await page.goto('/create');
  await chooseTwo(page);
  const other = await context.newPage();
  await other.goto(`/profile/${userId}`);
  await signOut(other);
  await expect.poll(() => keptFiles(other)).toBe(0);
  await expect(media(page)).toHaveCount(0);

  const next = newPerson();
  await page.request.post('/api/profile/register', { data: next });
  await other.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await other.getByLabel('Username').fill(next.username);
  await other.getByLabel('Password', { exact: true }).fill(next.password);
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(other).toHaveURL('/');
  await page.goto('/create');
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('');
  await expect(media(page)).toHaveCount(0);
});

// P8
test('a browser without file storage loses pending files with a reload and says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await signIn(page);
  await page.goto('/create');
  await holdSecondFile(page);
  const chooser = page.getByLabel('Add photos and videos');
  await chooser.setInputFiles([pictureOf('coat-brown'), pictureOf('dress-red')]);
  await expect(media(page).getByRole('listitem')).toHaveCount(2);
  await expect(media(page).getByRole('progressbar')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('One file wasn’t uploaded before you left the page.')).toBeVisible();
  await expect(media(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
});

import { appRuns, expect, signUp, test } from './journey.ts';
import { css, role, type Visitor } from './visitor.ts';

const post = role('dialog', 'Post by @mina.k');
const inPost = (name: string | RegExp) => role('button', name, { within: post });

test('a member follows a user, views a post, comments on it, saves it, and finds it again', async ({
  visitor,
  goTo,
}) => {
  await goTo('/');
  await signUp(visitor);
  await goTo('/user-profile/@mina.k');
  await visitor.press(role('button', 'Follow @mina.k'));
  await visitor.see(role('button', 'Unfollow @mina.k, Following'));
  const tile = css('main [role=feed] a[href^="/post/"][aria-label$="photos or videos"]');
  const { top } = await visitor.see(tile);
  await visitor.press(tile);
  await visitor.expectAddress(/^\/post\/[\w-]+$/);
  await visitor.see(role('img', undefined, { within: post }));

  await visitor.escape();
  await visitor.expectGone(post);
  expect(Math.abs((await visitor.see(tile)).top - top)).toBeLessThanOrEqual(2);
  await visitor.expectFocus(tile);
  await visitor.browser.travel(1);
  await visitor.see(post);

  await visitor.press(inPost(/^Comments/));
  const comments = role('region', 'Comments');
  await visitor.fill(role('textbox', 'Add a comment'), 'Where is it from?');
  await visitor.press(role('button', 'Send comment'));
  await visitor.see(role('button', 'Delete your comment: Where is it from?', { within: comments }));
  await visitor.browser.travel(-1);
  await visitor.expectGone(comments);

  await visitor.press(inPost(/^Save/));
  await visitor.see(inPost(/^Save/), { 'aria-pressed': 'true' });
  await visitor.browser.travel(-1);
  await visitor.expectGone(post);
  await visitor.press(role('link', /^Profile|^Your profile/));
  await visitor.see(role('button', '1 following'));
  await visitor.press(role('tab', 'Saved'));
  await visitor.press(css('main [role=feed] a[href^="/post/"]'));
  await visitor.see(post);
});

test('a member publishes a cropped picture with a description and text, and sees it on the own profile', async ({
  visitor,
  goTo,
}) => {
  await goTo('/');
  await signUp(visitor);
  await goTo('/create');
  await visitor.see(role('heading', 'New post'));
  await choosePicture(visitor, { width: 640, height: 480 });
  const media = role('region', 'Photos and videos');
  const crop = role('dialog', 'Crop photo');
  const uploading = role('progressbar', undefined, { within: media });
  await visitor.see(role('button', 'Crop: Photo 1 of 1', { within: media }));
  await visitor.expectGone(uploading);
  await visitor.press(role('button', 'Crop: Photo 1 of 1', { within: media }));
  await visitor.press(role('radio', '1:1', { within: crop }));
  await visitor.press(role('button', 'Apply', { within: crop }));
  await visitor.expectGone(crop);
  await visitor.expectGone(uploading);
  await visitor.fill(role('textbox', /^Alt text/, { within: media }), 'From red to blue');
  await visitor.fill(role('textbox', 'Caption'), 'All of it');
  await visitor.browser.reload();
  await appRuns(visitor);
  expect((await visitor.see(role('textbox', 'Caption'))).value).toBe('All of it');
  await visitor.press(role('button', 'Publish'));
  await visitor.expectAddress(/^\/profile\/[\w-]+$/);
  const tile = role('link', /^From red to blue/);
  await visitor.press(tile);
  const own = role('dialog', /^Post by @/);
  await visitor.see(own);
  const shape = () =>
    visitor.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('[role=dialog] section img');
      return picture && picture.naturalWidth / picture.naturalHeight;
    });
  await expect.poll(shape).toBe(1);
});

test('a member crops the cover photo of the own profile, and it persists after a reload', async ({
  visitor,
  goTo,
}) => {
  await goTo('/');
  await signUp(visitor);
  await goTo('/edit-profile');
  const crop = role('dialog', 'Position your photo');
  await visitor.see(role('button', 'Change cover photo'));
  await choosePicture(visitor, { width: 900, height: 600 });
  await visitor.press(role('button', 'Use photo', { within: crop }));
  await visitor.expectGone(crop);
  await visitor.see(role('button', 'Remove cover photo'));
  await visitor.browser.reload();
  await appRuns(visitor);
  await visitor.see(role('button', 'Remove cover photo'));
  const face = () =>
    visitor.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('main img[src*="/media/"]');
      return picture?.complete ? picture.naturalWidth : 0;
    });
  await expect.poll(face).toBeGreaterThan(0);
});

/** Puts a picture into the page's first file field, like the file chooser. */
const choosePicture = (visitor: Visitor, size: { width: number; height: number }) =>
  visitor.evaluate(async ({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('Nothing can be drawn here.');
    const colours = brush.createLinearGradient(0, 0, width, height);
    colours.addColorStop(0, 'red');
    colours.addColorStop(1, 'blue');
    brush.fillStyle = colours;
    brush.fillRect(0, 0, width, height);
    const blob = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg'));
    const files = new DataTransfer();
    files.items.add(new File([blob as Blob], 'picture.jpg', { type: 'image/jpeg' }));
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!field) throw new Error('There is no field for files.');
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, size);

import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, gateIf, newPerson, pressEscape, signIn, test } from './fixtures.ts';
import { keptFiles } from './kept-files.ts';
import { endSession, type Publisher, publishPost, registered } from './post-fixtures.ts';

const photo = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));

type Person = ReturnType<typeof newPerson>;

async function signInAgain(page: Page, { username, password }: Person): Promise<void> {
  await page.getByRole('dialog', { name: 'Please Login' }).getByRole('button', { name: 'Sign In' }).click();
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByLabel('Username').fill(username);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
}

const hasFocus = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit post' });
const caption = (page: Page) => editor(page).getByRole('textbox', { name: 'Caption' });

async function beginToEdit(page: Page, text: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Edit post' }).click();
  await caption(page).fill(text);
}
/** Waits until the page has left the entries of closed layers, as that step back would cancel `page.goto`. */
const hasLeftLayers = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.usr?.layers)).toBeUndefined();

const saveEdit = (page: Page) => editor(page).getByRole('button', { name: 'Save', exact: true }).click();

for (const from of ['the grid', 'the grid on a phone', 'its address'] as const) {
  test(
    `an edit of a post from ${from} reopens with its text after the session ended and the user signed in`,
    gateIf(from === 'the grid on a phone'),
    async ({ page }) => {
      const person = newPerson();
      const session = await signIn(page, person);
      const postId = await publishPost(page, session, { content: 'A coat' });
      const grid = `/profile/${session.userId}`;
      if (from === 'the grid on a phone') await page.setViewportSize({ width: 390, height: 844 });
      if (from !== 'its address') {
        await page.goto(grid);
        await page.locator(`main a[href="/post/${postId}"]`).first().click();
      } else await page.goto(`/post/${postId}`);
      await beginToEdit(page, 'Two coats');
      await endSession(page, session);
      await saveEdit(page);
      await signInAgain(page, person);

      await expect(page).toHaveURL(`/post/${postId}`);
      await expect(caption(page)).toHaveValue('Two coats');
      await hasFocus(editor(page));
      await saveEdit(page);
      await expect(editor(page)).toBeHidden();
      await expect(page).toHaveURL(`/post/${postId}`);
      await expect(page.getByRole('dialog')).toContainText('Two coats');
      await pressEscape(page);
      await expect(page).toHaveURL(grid);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}

test('an edit interrupted by the end of a session is not shown to another user', async ({ page }) => {
  const session = await signIn(page);
  const other = newPerson();
  await registered(page, other);
  const postId = await publishPost(page, session, { content: 'A coat' });
  await page.goto(`/profile/${session.userId}`);
  await page.locator(`main a[href="/post/${postId}"]`).first().click();
  await beginToEdit(page, 'For my eyes only');
  await endSession(page, session);
  await saveEdit(page);
  await signInAgain(page, other);
  await expect(page).toHaveURL(`/post/${postId}`);
  await hasLeftLayers(page);
  await page.goto(`/user-profile/${session.userId}`);
  await page.locator(`main a[href="/post/${postId}"]`).first().click();
  await expect(page.getByRole('dialog').getByText('A coat')).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  await expect(page.getByText('For my eyes only')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('For my eyes only');
});

const openFromGrid = async (page: Page, owner: Publisher, postId: string) => {
  await page.goto(`/user-profile/${owner.userId}`);
  await page.locator(`main a[href="/post/${postId}"]`).first().click();
};

const reports = {
  'Report post': {
    path: (_: Publisher, postId: string) => `/post/${postId}`,
    open: openFromGrid,
    async press(page: Page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Post options' }).click();
      await page.getByRole('menuitem', { name: 'Report post' }).click();
    },
  },
  'Report comment': {
    path: (_: Publisher, postId: string) => `/post/${postId}`,
    open: openFromGrid,
    async press(page: Page) {
      const post = page.getByRole('dialog');
      await post.getByRole('button', { name: /^Options for the comment by/ }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
    },
  },
  'Report User': {
    path: ({ userId }: Publisher) => `/user-profile/${userId}`,
    open: (page: Page, { userId }: Publisher) => page.goto(`/user-profile/${userId}`),
    async press(page: Page) {
      await page.getByRole('button', { name: 'Profile options' }).click();
      await page.getByRole('menuitem', { name: 'Report User' }).click();
    },
  },
};

for (const [title, { path, open, press }] of Object.entries(reports)) {
  test(`"${title}" reopens with its text after the session ended and the user signed in`, async ({
    page,
  }) => {
    const owner = await registered(page, newPerson());
    const postId = await publishPost(page, owner);
    const said = await page.request.post('/api/post/comment', {
      headers: { authorization: `Bearer ${owner.token}` },
      data: { postId, content: 'From Northlane' },
    });
    expect(said.ok()).toBe(true);
    const person = newPerson();
    const session = await signIn(page, person);
    await open(page, owner, postId);
    await press(page);
    const question = page.getByRole('dialog', { name: title });
    const note = question.getByRole('textbox', { name: 'Add details' });
    await question.getByRole('radio', { name: 'Spam or advertising' }).check();
    await note.fill('Three times a day');
    await endSession(page, session);
    await question.getByRole('button', { name: 'Report', exact: true }).click();
    await signInAgain(page, person);

    await expect(page).toHaveURL(path(owner, postId));
    await expect(question.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
    await expect(note).toHaveValue('Three times a day');
    await hasFocus(question);
    await question.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(path(owner, postId));
    // The focus returns to an open post, as the page below it cannot hold the focus.
    await hasFocus(
      title === 'Report User' ? page.getByRole('main') : page.getByRole('dialog', { name: /^Post by @/ }),
    );
  });
}

test('a report interrupted by the end of a session is not shown to another user', async ({ page }) => {
  const owner = await registered(page, newPerson());
  const session = await signIn(page);
  const other = newPerson();
  await registered(page, other);
  const { open, press } = reports['Report User'];
  await open(page, owner);
  await press(page);
  const question = page.getByRole('dialog', { name: 'Report User' });
  await question.getByRole('radio', { name: 'Spam or advertising' }).check();
  await question.getByRole('textbox', { name: 'Add details' }).fill('For your eyes only');
  await endSession(page, session);
  await question.getByRole('button', { name: 'Report', exact: true }).click();
  await signInAgain(page, other);
  await expect(page).toHaveURL(`/user-profile/${owner.userId}`);
  await expect(page.getByRole('button', { name: 'Profile options' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await press(page);
  await expect(question.getByRole('textbox', { name: 'Add details' })).toHaveValue('');
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
});

for (const what of ['profile picture', 'cover photo'] as const) {
  test(`a cropped ${what} can be sent again after the session ended during the save`, async ({ page }) => {
    const person = newPerson();
    const session = await signIn(page, person);
    await page.goto('/edit-profile');
    await page.getByLabel(`Change ${what}`).first().setInputFiles(photo);
    const crop = page.getByRole('dialog', { name: 'Position your photo' });
    await expect(crop.getByRole('button', { name: 'Use photo' })).toBeEnabled();
    await endSession(page, session);
    await crop.getByRole('button', { name: 'Use photo' }).click();
    await signInAgain(page, person);

    await expect(page).toHaveURL('/edit-profile');
    const main = page.getByRole('main');
    const shown = main.locator('img[src^="blob:"]');
    await expect(shown).toBeVisible();
    await main.getByRole('button', { name: 'Try Again' }).click();
    const words = what === 'cover photo' ? 'Cover photo updated' : 'Profile picture updated';
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  });
}

test('a picture interrupted by the end of a session is not shown to another user', async ({ page }) => {
  const session = await signIn(page);
  const other = newPerson();
  await registered(page, other);
  await page.goto('/edit-profile');
  await page.getByLabel('Change profile picture').first().setInputFiles(photo);
  await endSession(page, session);
  await page.getByRole('button', { name: 'Use photo' }).click();
  await signInAgain(page, other);
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(other.username);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await expect(page.locator('img[src^="blob:"]')).toHaveCount(0);
});

const chosen = (page: Page) => page.getByRole('region', { name: 'Photos and videos' });

/** Ends the session before a picture is chosen, so that its upload waits for a sign-in. */
async function choosePictureAtTheEnd(page: Page, session: Pick<Publisher, 'token'>): Promise<void> {
  await page.goto('/create');
  await endSession(page, session);
  await page.getByLabel('Add photos and videos').setInputFiles(photo);
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  await expect.poll(() => keptFiles(page)).toBe(1);
}

test('a picture chosen for a post as the session ends is uploaded once the user signs in again', async ({
  page,
}) => {
  const person = newPerson();
  await choosePictureAtTheEnd(page, await signIn(page, person));
  await signInAgain(page, person);
  await expect(page).toHaveURL('/create');
  await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
  await expect(chosen(page).getByRole('alert')).toHaveCount(0);
});

test('a picture chosen for a post as the session ends is not shown to another user', async ({ page }) => {
  const session = await signIn(page);
  const other = newPerson();
  await registered(page, other);
  await choosePictureAtTheEnd(page, session);
  await signInAgain(page, other);
  await expect(page).toHaveURL('/create');
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('');
  await expect(chosen(page)).toHaveCount(0);
  await expect.poll(() => keptFiles(page)).toBe(0);
});

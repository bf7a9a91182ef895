import type { Locator, Page } from '@playwright/test';
import { costOf, ENDLESS, FROZEN_MS, paste } from './endless-word.ts';
import { expect, newPerson, signIn, test } from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

async function costOfPlainField(page: Page): Promise<number> {
  await page.evaluate(() => {
    const plain = document.createElement('textarea');
    plain.id = 'plain';
    plain.style.width = '100%';
    document.body.append(plain);
    plain.focus();
  });
  const cost = await costOf(page, () => paste(page));
  await page.evaluate(() => document.getElementById('plain')?.remove());
  return cost;
}

const fields = {
  async 'a new post'(page: Page) {
    await page.goto('/create');
    return page.getByRole('textbox', { name: 'Caption' });
  },
  async 'a comment'(page: Page) {
    const other = await registered(page, newPerson());
    await page.goto(`/post/${await publishPost(page, other)}`);
    return page.getByRole('dialog').getByRole('textbox', { name: 'Add a comment' });
  },
  async 'the bio'(page: Page) {
    await page.goto('/edit-profile');
    return page.getByRole('textbox', { name: 'Bio' });
  },
};

for (const [name, open] of Object.entries(fields)) {
  test(`an endless word in ${name} takes at most a few times the CPU time of a plain field`, async ({
    page,
  }) => {
    await signIn(page);
    const field = await open(page);
    await expect(field).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const kerning = () => field.evaluate((element) => getComputedStyle(element).fontKerning);
    expect(await kerning()).toBe('auto');
    const plain = await costOfPlainField(page);
    await field.focus();
    const ours = await costOf(page, () => paste(page));
    await expect(field).toHaveValue(ENDLESS);
    expect(await kerning()).toBe('none');
    expect(ours).toBeLessThan(Math.max(8 * plain, FROZEN_MS / 6));
  });
}

test('16,000 letters without a space are pasted into a caption in at most 0.25 s', async ({ page }) => {
  await signIn(page);
  const field = await fields['a new post'](page);
  await expect(field).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await field.focus();
  const text = 'To'.repeat(8_000);
  expect(await costOf(page, () => pasteBy(field, text))).toBeLessThan(250);
  await expect(field).toHaveValue(text);
});

/** Pastes as browsers do: the field is told first, then lays the text out, then hears that it changed. */
const pasteBy = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);

test('a caption, comment or bio of one endless word is not kerned, others are', async ({ page }) => {
  const writer = await signIn(page);
  const headers = { authorization: `Bearer ${writer.token}` };
  const kerned = await publishPost(page, writer, { content: 'A Violet Wool coat' });
  const endless = await publishPost(page, writer, { content: ENDLESS.slice(0, 2200) });
  for (const content of ['Very well', ENDLESS.slice(0, 1000)]) {
    const data = { userId: writer.userId, postId: endless, content };
    expect((await page.request.post('/api/post/comment', { headers, data })).ok()).toBe(true);
  }
  const kerningOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).fontKerning);
  await page.goto(`/post/${kerned}`);
  expect(await kerningOf('A Violet Wool coat')).toBe('auto');
  await page.goto(`/post/${endless}`);
  expect(await kerningOf(ENDLESS.slice(0, 2200))).toBe('none');
  expect(await kerningOf('Very well')).toBe('auto');
  expect(await kerningOf(ENDLESS.slice(0, 1000))).toBe('none');
  for (const bio of ['A Violet Wool coat', ENDLESS.slice(0, 160)]) {
    const data = { bio, birthday: '2000-02-29', gender: 'other', country: 'Japan' };
    expect((await page.request.put('/api/profile/update', { headers, data })).ok()).toBe(true);
    await page.goto(`/profile/${writer.userId}`);
    expect(await kerningOf(bio)).toBe(bio === 'A Violet Wool coat' ? 'auto' : 'none');
  }
});

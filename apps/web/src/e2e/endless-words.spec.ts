import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

/** A very long word, pasted by mistake or malice: kerned letters without a possible line break. */
const ENDLESS = 'AVW'.repeat(7_000);

/** CPU time that the paste takes with kerning. A plain field may take a few milliseconds, of which no multiple is a limit. */
const FROZEN_MS = 6000;

/** CPU time of the page's main thread during an action, in milliseconds. */
async function costOf(page: Page, task: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await spent();
  await task();
  // Measured after the result is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const cost = (await spent()) - before;
  await devtools.detach();
  return cost;
}

const paste = (page: Page) => page.keyboard.insertText(ENDLESS);

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
    return page.getByRole('dialog').getByRole('textbox', { name: 'Your comment' });
  },
  async 'the bio'(page: Page) {
    await page.goto('/edit-profile');
    return page.getByRole('textbox', { name: 'Bio' });
  },
};

for (const [name, open] of Object.entries(fields)) {
  test(`an endless word in ${name} costs the processor a few times what a plain field costs, at most`, async ({
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

test('a caption and a comment of one word are not kerned, others are', async ({ page }) => {
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
});

import { expectNoViolations } from './axe.ts';
import { expect, isRunning, signIn, test } from './fixtures.ts';
import { subscribe } from './plan-fixtures.ts';
import { publishPost } from './post-fixtures.ts';

const CUP = { url: 'https://kiln.example/cup', label: 'Cup' };

// 2 §6, S7
test('openings of a visitor count once in the analytics of the author, who finds them from the profile', {
  tag: '@gate',
}, async ({ page, browser, baseURL }) => {
  const person = await signIn(page);
  await subscribe(page, person, 'monthly');
  const postId = await publishPost(page, person, { links: [CUP] });

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const visitor = await context.newPage();
  for (const time of ['once', 'twice']) {
    const told = visitor.waitForResponse((answer) => answer.url().endsWith(`/posts/${postId}/opened`));
    await visitor.goto(`/post/${postId}`);
    expect(await (await told).json(), time).toEqual({ counted: time === 'once' });
  }
  await visitor.request.get(`/api/post/${postId}`);
  await context.close();
  await page.goto(`/post/${postId}`);
  await isRunning(page);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/analytics');
  const reach = page.getByRole('region', { name: 'People who opened your posts' });
  await expect(reach).toContainText('1 on the best day');
  await expect(reach.locator('.recharts-surface')).toBeVisible();
  await reach.getByText('Show as table').click();
  await expect(reach.getByRole('row').last()).toContainText(/\d1$/);
  await expect(page.getByRole('region', { name: 'Most opened' })).toContainText(
    'Nobody has opened your links in this time.',
  );
  await expectNoViolations(page);
});

// D20, S6
test('analytics without a paid plan lead to the plans', async ({ page }) => {
  const person = await signIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Analytics' }).click();
  const notice = page.getByRole('alertdialog', { name: 'Analytics' });
  await expect(notice).toContainText('coming soon');
  await notice.getByRole('button', { name: 'See plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'See what gets opened.' })).toBeVisible();
  await page.goto('/analytics');
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
  await subscribe(page, person, 'annual');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Followers' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './fixtures.ts';
import { publishPost } from './post-fixtures.ts';

const comments = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Comments' });
const field = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Add a comment' });

/** Opens a post; the default window is wide enough to show its comments. */
async function openPost(page: Page, postId: string): Promise<void> {
  await page.goto(`/post/${postId}`);
  await expect(field(page)).toBeVisible();
}

// D51, D79, D80
test("two users comment on a post and see each other's comments, and one lost by the network survives a reload", {
  tag: '@gate',
}, async ({ page, browser }) => {
  // Two browsers and a reload: 30 s on a busy machine.
  test.slow();
  const owner = await signIn(page);
  const postId = await publishPost(page, owner);
  const others = await browser.newContext();
  const other = await others.newPage();
  await signIn(other, newPerson());
  await openPost(other, postId);
  await expect(comments(other).getByText('No comments yet')).toBeVisible();
  await field(other).fill('Where is the coat from?');
  await field(other).press('Enter');
  await expect(comments(other).getByRole('listitem')).toHaveText(/You.*now.*Where is the coat from\?/);

  await openPost(page, postId);
  await expect(comments(page).getByText('Where is the coat from?')).toBeVisible();

  const options = comments(page).getByRole('button', { name: /^Options for the comment by/ });
  await options.click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const question = page.getByRole('dialog', { name: 'Report comment' });
  await question.getByRole('radio', { name: 'Spam or advertising' }).check();
  await question.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Done' }).click();
  await expect(options).toBeFocused();

  // Comments cannot be sent until after the reload.
  await page.route('**/api/post/comment', (route) => route.abort('internetdisconnected'));
  await field(page).fill('From Northlane');
  await field(page).press('Enter');
  await field(page).fill('Two winters ago');
  await field(page).press('Enter');
  await expect(comments(page).getByText('This comment wasn’t sent.')).toBeVisible();
  await page.reload();
  await openPost(page, postId);
  await expect(comments(page).getByText('This comment wasn’t sent.')).toBeVisible();
  await page.unroute('**/api/post/comment');
  await comments(page).getByRole('button', { name: 'Retry: From Northlane' }).click();
  await expect(comments(page).getByText('Sending…')).toHaveCount(0);
  await expect(comments(page).getByRole('listitem')).toHaveText([
    /Where is the coat from\?/,
    /You.*Author.*From Northlane/,
    /You.*Author.*Two winters ago/,
  ]);

  await openPost(other, postId);
  await expect(comments(other).getByRole('listitem')).toHaveText([
    /Where is the coat from\?/,
    /Author.*From Northlane/,
    /Author.*Two winters ago/,
  ]);
  await comments(other)
    .getByRole('button', { name: /^Delete your comment/ })
    .click();
  await expect(comments(other).getByRole('listitem')).toHaveCount(2);
  await others.close();
});

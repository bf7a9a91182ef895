import { expect, holdApp, isRunning, signIn, test } from './fixtures.ts';
import { publishPost } from './post-fixtures.ts';

// The document makes the calls before the app is there.
test.use({ waitsForApp: false });

for (const place of ['own profile', 'profile of somebody else', 'post'] as const) {
  test(`the first calls of a member’s page, ${place}, are under way before the app is there, and are made once`, async ({
    page,
    browser,
  }) => {
    const ownerPage = place === 'own profile' ? page : await browser.newPage();
    const owner = await signIn(ownerPage);
    const postId = await publishPost(ownerPage, owner);
    if (place !== 'own profile') await signIn(page);
    const address = place === 'post' ? `/post/${postId}` : `/user-profile/${owner.userId}`;
    const expected =
      place === 'post'
        ? [`/api/post/${postId}`]
        : [`/api/profile/${owner.userId}`, `/api/post/posts/${owner.userId}`];
    const letGo = await holdApp(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const times = (path: string) => asked.filter((each) => each === path).length;
    await page.goto(place === 'own profile' ? `/profile/${owner.userId}` : address);
    for (const path of expected) await expect.poll(() => times(path)).toBe(1);
    await expect.poll(() => asked.some((path) => path.startsWith('/assets/route-table-'))).toBe(true);
    letGo();
    await isRunning(page);
    // An open post hides it from others than eyes.
    await expect(page.locator('[role=feed] article')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // An open post is looked at again once the page of its owner is there.
    if (place !== 'post') for (const path of expected) expect(times(path), path).toBe(1);
  });
}

test('fonts wait for the pictures in sight where the page is not drawn', async ({ page }) => {
  const owner = await signIn(page);
  await publishPost(page, owner);
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/media/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`/profile/${owner.userId}`);
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(1);
  const fonts = () => asked.filter((path) => path.includes('/fonts-') && path.endsWith('.css'));
  const isPictureAsked = () => asked.some((path) => path.startsWith('/media/'));
  await expect.poll(isPictureAsked).toBe(true);
  expect(fonts()).toEqual([]);
  letGo();
  await expect.poll(() => fonts().length).toBe(1);
});

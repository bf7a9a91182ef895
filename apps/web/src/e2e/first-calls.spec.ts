import { expect, holdApp, isRunning, signIn, test, withoutLiveHints } from './fixtures.ts';
import { publishPost } from './post-fixtures.ts';

// The document starts these calls before the app has started.
test.use({ waitsForApp: false });

for (const place of ['own profile', 'profile of somebody else', 'post'] as const) {
  test(`the first calls of a signed-in user's page, ${place}, start before the app and are made once`, async ({
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
    await withoutLiveHints(page);
    const letGo = await holdApp(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const times = (path: string) => asked.filter((each) => each === path).length;
    await page.goto(place === 'own profile' ? `/profile/${owner.userId}` : address);
    for (const path of expected) await expect.poll(() => times(path)).toBe(1);
    await expect.poll(() => asked.some((path) => path.startsWith('/assets/route-table-'))).toBe(true);
    letGo();
    await isRunning(page);
    // An open post hides the card from the accessibility tree, so CSS finds it.
    await expect(page.locator('[role=feed] article')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // An open post is loaded again once its owner's page is rendered.
    if (place !== 'post') for (const path of expected) expect(times(path), path).toBe(1);
  });
}

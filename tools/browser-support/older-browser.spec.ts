import { expect, test } from '@playwright/test';
import { features, isSupported } from './compatibility.ts';
import { BROWSERS } from './supported-engines.ts';

const newer = features
  .filter((feature) => feature.isOfLanguage && !isSupported(feature, BROWSERS))
  .map(({ owner, member }) => ({ owner, member }));

test('a browser without newer language features shows products, searches them, and stores a like', async ({
  page,
}) => {
  expect(newer).toContainEqual({ owner: 'Set', member: 'union' });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.addInitScript((functions) => {
    for (const { owner, member } of functions) {
      if (member === undefined) {
        Reflect.deleteProperty(globalThis, owner);
        continue;
      }
      const object = Reflect.get(globalThis, owner) as { prototype?: object } | undefined;
      for (const holder of [object, object?.prototype]) if (holder) Reflect.deleteProperty(holder, member);
    }
  }, newer);

  await page.goto('/');
  const card = page.getByRole('feed').getByRole('article').first();
  await card.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const username = `older.${Date.now().toString(36)}`;
  const answer = await page.request.post('/api/profile/register', {
    data: { username, email: `${username}@example.com`, password: 'a long enough password' },
  });
  const { userId, token, expiration } = await answer.json();
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { userId, authToken: token, authTokenExpiration: String(expiration) },
  );
  await page.goto('/results?q=shoes');
  const heart = page
    .getByRole('feed')
    .getByRole('button', { name: /^Like / })
    .first();
  const liked = page.waitForResponse((answer) => answer.url().endsWith('/api/likes/add'));
  await heart.click();
  expect((await liked).status()).toBe(200);
  await page.goto('/likes');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(failures).toEqual([]);
});

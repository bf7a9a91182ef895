import { expect } from '@playwright/test';
import { ServerProcess } from '../../apps/web/src/e2e/server-process.ts';
import { builtApp, expectOneReact, open, test } from './fixtures.ts';

test('vite: hooks work with a server of another origin, and store the session in the app’s own storage', async ({
  page,
  tarballs,
  serve,
}) => {
  await using app = await builtApp('vite', tarballs);
  const site = await serve(`${app.folder}/dist`);
  const server = await ServerProcess.create({ ALLOWED_ORIGINS: site });
  try {
    await server.start();
    // Calls have no timeout, because the server may be slow on a busy machine.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await open(page, `${site}/feed.html?server=${server.url}`);
    const first = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Like / });
    const name = (await first.getAttribute('aria-label')) ?? '';
    const heart = page.getByRole('button', { name, exact: true });
    await heart.click();

    const question = page.getByRole('dialog', { name: 'One moment' });
    await question.getByLabel('Username').fill('stranger');
    await question.getByLabel('Email').fill('stranger@example.com');
    await question.getByLabel('Password', { exact: true }).fill('from another site');
    const saved = page.waitForResponse((answer) => /\/api\/likes\/add$/.test(answer.url()) && answer.ok());
    await question.getByRole('button', { name: 'Create Account' }).click();
    await expect(question).toBeHidden();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await saved; // else the page may load likes before this one is stored
    const kept = await page.evaluate(() => Object.keys(JSON.parse(window.name)));
    expect(kept).toEqual(expect.arrayContaining(['authToken', 'authTokenExpiration', 'userId']));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectOneReact(page, app);
  } finally {
    await server.remove();
  }
});

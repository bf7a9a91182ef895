import { expect } from '@playwright/test';
import { isRunning, newPerson } from '../fixtures.ts';
import { publishPost } from '../post-fixtures.ts';
import { postIsWritten, writePost } from './composer-flows.ts';
import { type Flow, formIsKept } from './flows.ts';
import { somebodyElse } from './relation-flows.ts';
import type { Stage } from './stage.ts';

/** Input that is unsent when the session ends. */
interface WrittenRow {
  name: string;
  write(stage: Stage): Promise<unknown>;
  send(stage: Stage): Promise<unknown>;
  isThere(stage: Stage): Promise<unknown>;
}

/** A session ends while input is unsent, and the fault hits the new sign-in. */
const signInOver = ({ name, write, send, isThere }: WrittenRow): Flow => ({
  name: `sign in again over ${name}`,
  // Each cell signs up its own user, whose session ends.
  as: 'guest',
  call: { path: /^\/api\/profile\/login$/, changes: true },
  begin: async (stage) => {
    const { page } = stage;
    await beSomebody(stage);
    await write(stage);
    await stage.ask('/api/profile/logout', { method: 'POST' });
    await send(stage);
    const question = page.getByRole('dialog', { name: 'Please Login' });
    await question.getByRole('button', { name: 'Sign In' }).click();
    await page.getByLabel('Username').fill(stage.kept.username ?? '');
    await page.getByLabel('Password', { exact: true }).fill(stage.kept.password ?? '');
  },
  act: pressLogin,
  said: ({ page }) => page.getByRole('alert').filter({ hasText: /\w/ }),
  keeps: formIsKept,
  again: pressLogin,
  isDone: async (stage) => {
    if (!(await isSignedIn(stage))) return false;
    await isThere(stage);
    return true;
  },
  isTrue: async (stage) => {
    if (!(await isSignedIn(stage))) return stage.page.getByLabel('Username').isVisible();
    const { userId, token } = await storedSession(stage);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${stage.server}/api/profile/${userId}`, { headers });
    return answer.ok && userId === stage.person?.userId;
  },
});

const pressLogin = ({ page }: Stage) => page.getByRole('button', { name: 'Login', exact: true }).click();

const storedSession = ({ page }: Stage) =>
  page.evaluate(() => ({
    userId: localStorage.getItem('userId'),
    token: localStorage.getItem('authToken'),
  }));
const isSignedIn = async (stage: Stage) => (await storedSession(stage)).token !== null;

async function beSomebody(stage: Stage): Promise<void> {
  const { username, email, password } = newPerson();
  stage.person = undefined;
  const session = await stage.ask<{ userId: string; token: string; expiration: number }>(
    '/api/profile/register',
    { method: 'POST', body: { username, email, password } },
  );
  stage.person = { userId: session.userId, token: session.token, username, password };
  stage.kept = { username, password };
  await stage.page.goto('/profile');
  await stage.page.evaluate(({ userId, token, expiration }) => {
    localStorage.clear();
    localStorage.setItem('userId', userId);
    localStorage.setItem('authToken', token);
    localStorage.setItem('authTokenExpiration', String(expiration));
  }, session);
}

const editor = ({ page }: Stage) => page.getByRole('dialog', { name: 'Edit post' });
const question = ({ page }: Stage) => page.getByRole('dialog', { name: 'Report User' });
const note = (stage: Stage) => question(stage).getByRole('textbox', { name: 'Add details' });

export const endedSessionFlows: readonly Flow[] = [
  signInOver({
    name: 'a new post',
    write: writePost,
    send: ({ page }) => page.getByRole('button', { name: 'Publish' }).click(),
    isThere: postIsWritten,
  }),
  signInOver({
    name: 'an edit',
    write: async (stage) => {
      const { page, person } = stage;
      const postId = await publishPost(page, person ?? { userId: '', token: '' }, { content: 'A coat' });
      await page.goto(`/post/${postId}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Post options' }).click();
      await page.getByRole('menuitem', { name: 'Edit post' }).click();
      await editor(stage).getByRole('textbox', { name: 'Caption' }).fill('Two coats');
    },
    send: (stage) => editor(stage).getByRole('button', { name: 'Save', exact: true }).click(),
    isThere: (stage) =>
      expect(editor(stage).getByRole('textbox', { name: 'Caption' })).toHaveValue('Two coats'),
  }),
  signInOver({
    name: 'a report',
    write: async (stage) => {
      const { page } = stage;
      const { id } = await somebodyElse(stage);
      await page.goto(`/user-profile/${id}`);
      await isRunning(page);
      await page.getByRole('button', { name: 'Profile options' }).click();
      await page.getByRole('menuitem', { name: 'Report User' }).click();
      await question(stage).getByRole('radio', { name: 'Spam or advertising' }).check();
      await note(stage).fill('Three times a day');
    },
    send: (stage) => question(stage).getByRole('button', { name: 'Report', exact: true }).click(),
    isThere: async (stage) => {
      await expect(question(stage).getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
      await expect(note(stage)).toHaveValue('Three times a day');
    },
  }),
];

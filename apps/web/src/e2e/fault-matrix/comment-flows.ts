import { expect } from '@playwright/test';
import { costOf, ENDLESS, FROZEN_MS, paste } from '../endless-word.ts';
import { publishPost } from '../post-fixtures.ts';
import type { Flow } from './flows.ts';
import { type Stage, until } from './stage.ts';

const comments = ({ page }: Stage) => page.getByRole('dialog').getByRole('region', { name: 'Comments' });
const lineOf = (stage: Stage) =>
  comments(stage)
    .getByRole('listitem')
    .filter({ hasText: stage.kept.comment ?? '' });

const fieldOf = ({ page }: Stage) => page.getByRole('dialog').getByRole('textbox', { name: 'Add a comment' });

async function publish(stage: Stage): Promise<void> {
  const { page, turn, person } = stage;
  const postId = await publishPost(page, person ?? { userId: '', token: '' });
  stage.kept = { postId, comment: `Is it warm, ${turn}?` };
}

async function openComments(stage: Stage): Promise<void> {
  const { page, kept } = stage;
  await page.goto(`/post/${kept.postId}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click();
  await expect(comments(stage)).toBeVisible();
}

async function timesHeld({ ask, kept }: Stage): Promise<number> {
  const held = await ask<{ comments: { content: string }[] }>(`/api/post/comments/${kept.postId}`);
  return held.comments.filter(({ content }) => content === kept.comment).length;
}

const isWritten = async (stage: Stage) =>
  (await lineOf(stage).count()) === 1 &&
  (await lineOf(stage)
    .getByText(/^(Sending…|This comment wasn’t sent\.)$/)
    .count()) === 0;

const comment: Flow = {
  name: 'comment',
  as: 'person',
  call: { path: /^\/api\/post\/comment$/, method: 'POST', changes: true },
  begin: async (stage) => {
    await publish(stage);
    await openComments(stage);
  },
  act: async (stage) => {
    await fieldOf(stage).fill(stage.kept.comment ?? '');
    await fieldOf(stage).press('Enter');
  },
  said: ({ page }) => page.getByText('This comment wasn’t sent.'),
  keeps: (stage) => expect(lineOf(stage)).toBeVisible(),
  again: (stage) =>
    lineOf(stage)
      .getByRole('button', { name: /^Retry/ })
      .click(),
  isDone: isWritten,
  isTrue: async (stage) => {
    const held = await timesHeld(stage);
    return (await isWritten(stage)) ? held === 1 : held <= 1;
  },
};

const isUnkerned = (stage: Stage) =>
  lineOf(stage)
    .getByText(stage.kept.comment ?? '', { exact: true })
    .first()
    .evaluate((element) => getComputedStyle(element).fontKerning === 'none');

export const commentFlows: readonly Flow[] = [
  comment,
  {
    ...comment,
    name: 'comment in one endless word',
    begin: async (stage) => {
      await comment.begin(stage);
      stage.kept.comment = ENDLESS.slice(0, 1000);
    },
    act: async (stage) => {
      const { page } = stage;
      // Waits for the fonts, as fallback fonts have other widths and no kerning.
      await page.evaluate(() => document.fonts.ready);
      await fieldOf(stage).focus();
      // The field cuts the word to its limit.
      expect(await costOf(page, () => paste(page)), 'milliseconds of a paste').toBeLessThan(FROZEN_MS / 6);
      await expect(fieldOf(stage)).toHaveCSS('font-kerning', 'none');
      await comment.act(stage);
    },
    isDone: async (stage) => (await isWritten(stage)) && (await isUnkerned(stage)),
  },
  {
    name: 'delete a comment',
    as: 'person',
    call: { path: /^\/api\/post\/comment\/\w+$/, method: 'DELETE', changes: true },
    begin: async (stage) => {
      await publish(stage);
      const { postId, comment } = stage.kept;
      const body = { userId: stage.person?.userId, postId, content: comment };
      await stage.ask('/api/post/comment', { method: 'POST', body });
      await openComments(stage);
      await until(() => isWritten(stage), 'The comment never came.');
    },
    act: (stage) =>
      lineOf(stage)
        .getByRole('button', { name: /^Delete your comment/ })
        .click(),
    said: ({ page }) => page.getByText('Failed to delete comment'),
    keeps: (stage) => expect(lineOf(stage)).toBeVisible(),
    again: (stage) =>
      lineOf(stage)
        .getByRole('button', { name: /^Delete your comment/ })
        .click(),
    isDone: async (stage) => (await lineOf(stage).count()) === 0,
    isTrue: async (stage) => (await lineOf(stage).count()) === (await timesHeld(stage)),
  },
];

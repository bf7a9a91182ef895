import type { Browser, Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './fixtures.ts';
import { HOSTILE_WORDS } from './hostile-words.ts';
import { type Publisher, publishPost, registered } from './post-fixtures.ts';

declare global {
  interface Window {
    /** Set by injected code. */
    ran?: boolean;
    hostile?(): void;
  }
}

/** Joins words to parts of at most `most` characters, a field's limit. */
function inParts(words: readonly string[], most: number): string[] {
  const parts = [''];
  for (const word of words) {
    const last = parts.at(-1) ?? '';
    if (last.length + word.length + 1 > most) parts.push(word);
    else parts[parts.length - 1] = last ? `${last}\n${word}` : word;
  }
  return parts;
}

async function saidBy(page: Page, { token }: Publisher, path: string, data: object, method = 'POST') {
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** Opens a page as a signed-in user. With `bypassCSP`, only the page's escaping prevents scripts. */
async function reader(browser: Browser, baseURL: string, bypassCSP: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL, bypassCSP });
  await context.addInitScript(() => {
    window.hostile = () => {
      window.ran = true;
    };
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.dismiss());
  await signIn(page);
  return page;
}

async function expectWords(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: window.ran ?? false,
    links: [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
      ['href', 'src', 'action'].flatMap((name) => {
        const address = element.getAttribute(name) ?? '';
        return /^\s*(?:javascript|vbscript|data:text)/i.test(address) ? [address] : [];
      }),
    ),
    made: document.querySelectorAll(
      'main script, [role=dialog] :is(script, iframe, object, embed, base, meta)',
    ).length,
  }));
  expect(found).toEqual({ ran: false, links: [], made: 0 });
}

test('no text of another user runs as code, with and without the content security policy', {
  tag: '@gate',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const author = await registered(page, newPerson());
  const talker = await registered(page, newPerson());
  const posts: string[] = [];
  for (const content of inParts(HOSTILE_WORDS, 2200)) {
    const links = HOSTILE_WORDS.slice(posts.length * 4, posts.length * 4 + 4).map((label, place) => ({
      url: `https://shop.example/${place}`,
      label,
    }));
    posts.push(await publishPost(page, author, { content, links }));
  }
  const [postId = ''] = posts;
  const remarks = inParts(HOSTILE_WORDS, 1000);
  for (const [place, content] of remarks.entries())
    await saidBy(page, place % 2 ? author : talker, '/api/post/comment', { postId, content });
  const [first = '', ...more] = HOSTILE_WORDS.filter((word) => word.length < 60);
  for (const refused of [
    'javascript:hostile()',
    'JaVaScRiPt:hostile()',
    'data:text/html,<p>',
    'vbscript:hostile()',
    'ftp://shop.example/',
  ]) {
    const answer = await page.request.put(`/api/post/update/${postId}`, {
      headers: { authorization: `Bearer ${author.token}` },
      data: { content: '', links: [{ url: refused, label: 'A coat' }] },
    });
    expect([answer.status(), ((await answer.json()) as { code: string }).code], refused).toEqual([
      400,
      'post_link_invalid',
    ]);
  }
  const { username = '' } = (await (
    await page.request.get(`/api/profile/${author.userId}`, {
      headers: { authorization: `Bearer ${author.token}` },
    })
  ).json()) as { username?: string };
  await saidBy(
    page,
    author,
    '/api/profile/update',
    {
      userId: author.userId,
      username,
      birthday: '02/03/1990',
      gender: 'other',
      country: 'Germany',
      name: first,
      bio: more.find((word) => word.startsWith('"><img'))?.slice(0, 160),
    },
    'PUT',
  );

  const read = async (bypassCSP: boolean) => {
    const other = await reader(browser, baseURL ?? '', bypassCSP);
    for (const id of posts) {
      await other.goto(`/post/${id}`);
      await expect(other.getByRole('dialog')).toContainText('hostile()');
      await expectWords(other);
    }
    await other.goto(`/post/${postId}`);
    await expect(other.getByRole('dialog')).toContainText(HOSTILE_WORDS.at(-5) ?? '');
    await expectWords(other);
    await other.goto(`/user-profile/${author.userId}`);
    await expect(other.getByRole('main')).toContainText(first);
    await expectWords(other);
    await other.context().close();
  };
  await Promise.all([read(false), read(true)]);
});

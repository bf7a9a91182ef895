import { expect, type Locator } from '@playwright/test';
import { cards, isRunning } from '../fixtures.ts';
import { publishPost } from '../post-fixtures.ts';
import type { Flow } from './flows.ts';
import { relationFlow } from './relation-flows.ts';
import type { Stage } from './stage.ts';

const suggestions = ({ page }: Stage) => page.getByRole('region', { name: 'People to follow' });
const suggested = (stage: Stage) => suggestions(stage).getByRole('listitem');
const followButton = (stage: Stage, name: 'Follow' | 'Unfollow') =>
  suggestions(stage).getByRole('button', {
    name: new RegExp(`^${name} @${stage.kept.username}(, Following)?$`),
  });
const dismissButton = (stage: Stage) =>
  suggestions(stage).getByRole('button', { name: `Don’t suggest @${stage.kept.username}` });

interface Suggested {
  id: string;
  username: string;
}

/** Opens Discover and keeps a suggested person; those of earlier cells are followed or dismissed. */
async function openSuggestions(stage: Stage): Promise<void> {
  const { page, ask, person } = stage;
  await page.goto('/discover');
  await isRunning(page);
  const free = suggested(stage).filter({ has: page.getByRole('button', { name: /^Follow @/ }) });
  await expect(free.first()).toBeVisible();
  const username = ((await free.first().getByRole('link').textContent()) ?? '').replace('@', '');
  const { users } = await ask<{ users: Suggested[] }>(
    `/api/discover/search?query=${username}&limit=1&userId=${person?.userId}`,
  );
  stage.kept = { id: users[0]?.id ?? '', username };
}

const dismissalFailed = ({ page, kept }: Stage) =>
  page.getByText(`Failed to hide @${kept.username} from suggestions`);
const isGone = async (stage: Stage) => (await dismissButton(stage).count()) === 0;

async function isSuggestedNoMore({ ask, kept, person }: Stage): Promise<boolean> {
  const query = `?userId=${person?.userId}`;
  const suggestedTo = await ask<Record<string, Suggested[]>>(`/api/follow/suggested-users${query}`);
  const { users } = await ask<{ users: Suggested[] }>(`/api/follow/top-users${query}`);
  return ![...Object.values(suggestedTo).flat(), ...users].some(({ id }) => id === kept.id);
}

const field = ({ page }: Stage) => page.getByRole('combobox', { name: 'Search people, hashtags, and posts' });
const found = ({ page }: Stage, group: string): Locator =>
  page.getByRole('rowgroup', { name: group }).getByRole('row');

const NAME = 'mina.k';
const HASHTAG = 'ootd';

/** The feed of a followed person who has published meanwhile. */
async function openFollowing(stage: Stage): Promise<void> {
  const { page, turn, ask } = stage;
  const username = `pill.${turn}.${Date.now().toString(36)}`;
  const data = { username, email: `${username}@example.com`, password: 'a long enough password' };
  const friend = (await (
    await page.request.post(`${stage.server}/api/profile/register`, { data })
  ).json()) as {
    userId: string;
    token: string;
  };
  await publishPost(page, friend);
  await ask('/api/follow/follow', { method: 'POST', body: { followedId: friend.userId } });
  await page.goto('/discover?feed=following');
  await isRunning(page);
  await expect(tile(stage).first()).toBeVisible();
  stage.kept = { id: await publishPost(page, friend), username };
}

const tile = ({ page }: Stage) => cards(page).getByRole('link');
const pill = ({ page }: Stage) => page.getByRole('button', { name: 'New posts' });
const look = ({ page }: Stage) =>
  page.evaluate(() => {
    const now = Date.now() + 61_000;
    Date.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  });
const isNewShown = ({ page, kept }: Stage) =>
  cards(page).first().locator(`a[href="/post/${kept.id}"]`).first().isVisible();

export const discoverFlows: readonly Flow[] = [
  relationFlow({
    name: 'follow a suggested person',
    path: /^\/api\/follow\/follow$/,
    open: openSuggestions,
    press: async (stage) => {
      if (!(await followButton(stage, 'Unfollow').isVisible())) await followButton(stage, 'Follow').click();
    },
    said: ({ page, kept }) => page.getByText(`Failed to follow @${kept.username}`),
    shows: (stage) => followButton(stage, 'Unfollow').isVisible(),
    isHeld: async ({ ask, kept }) =>
      (await ask<{ isFollowing: boolean }>(`/api/follow/check-following?followedId=${kept.id}`)).isFollowing,
  }),
  {
    ...relationFlow({
      name: 'dismiss a suggestion',
      path: /^\/api\/follow\/dismiss-suggestion$/,
      open: openSuggestions,
      press: async (stage) => {
        if (await dismissButton(stage).isVisible()) await dismissButton(stage).click();
      },
      said: dismissalFailed,
      shows: isGone,
      isHeld: isSuggestedNoMore,
    }),
    // No call tells whether a person was dismissed. After a lost answer, they stay with the message until it is repeated.
    isTrue: async (stage) => {
      const [isShown, isHeld] = [!(await isGone(stage)), await isSuggestedNoMore(stage)];
      return isShown !== isHeld || (isShown && (await dismissalFailed(stage).first().isVisible()));
    },
  },
  {
    name: 'search Discover',
    as: 'person',
    call: { path: /^\/api\/(?:discover|follow)\/search$/, changes: false },
    begin: async ({ page }) => {
      await page.goto('/discover');
      await isRunning(page);
      await expect(cards(page).first()).toBeVisible();
    },
    act: async (stage) => {
      await field(stage).click();
      await field(stage).fill(NAME);
    },
    said: ({ page }) =>
      page.getByText(/^(Out of order|An error occurred during search|Search failed\. Please try again\.)$/),
    keeps: (stage) => expect(field(stage)).toHaveValue(NAME),
    again: ({ page }) => page.getByRole('button', { name: 'Try Again' }).click(),
    isDone: (stage) => found(stage, 'Users').first().isVisible(),
    isTrue: async (stage) => {
      const names = await found(stage, 'Users').getByRole('link').allTextContents();
      return names.length === 0 || (names[0] ?? '').includes(`@${NAME}`);
    },
  },
  {
    name: 'open a hashtag',
    as: 'person',
    call: { path: /^\/api\/discover\/hashtags\//, changes: false },
    begin: async (stage) => {
      await stage.page.goto('/discover');
      await isRunning(stage.page);
      await field(stage).click();
      await field(stage).fill(`#${HASHTAG}`);
    },
    act: (stage) => field(stage).press('Enter'),
    said: ({ page }) => page.getByText('The posts couldn’t be loaded.'),
    keeps: ({ page }) => expect(page).toHaveURL(`/discover?q=%23${HASHTAG}`),
    again: ({ page }) => page.getByRole('button', { name: 'Try Again' }).click(),
    isDone: async ({ page }) =>
      new URL(page.url()).searchParams.get('q') === `#${HASHTAG}` &&
      (await page
        .getByRole('feed', { name: `Posts with #${HASHTAG}` })
        .getByRole('article')
        .first()
        .isVisible()),
    isTrue: async ({ page, ask }) => {
      const { posts } = await ask<{ posts: { id: string }[] }>(`/api/discover/hashtags/${HASHTAG}/posts`);
      const first = page
        .getByRole('feed', { name: `Posts with #${HASHTAG}` })
        .getByRole('article')
        .first();
      if (!(await first.isVisible())) return true;
      return (await first.locator(`a[href="/post/${posts[0]?.id}"]`).count()) > 0;
    },
  },
  {
    name: 'show new posts',
    as: 'person',
    call: { path: /^\/api\/discover\/following-posts\//, changes: false },
    // The app looks again a minute later.
    asksAgain: true,
    begin: openFollowing,
    act: look,
    said: pill,
    again: look,
    isDone: async (stage) => {
      if (await isNewShown(stage)) return true;
      if (await pill(stage).isVisible()) await pill(stage).click();
      else await look(stage);
      return isNewShown(stage);
    },
    isTrue: async (stage) => (await pill(stage).isVisible()) || (await tile(stage).count()) > 0,
  },
];

import { expect, type Locator } from '@playwright/test';
import { isRunning } from '../fixtures.ts';
import type { Flow } from './flows.ts';
import { type Stage, until } from './stage.ts';

/** Something that a person has or has not, such as whom they follow: it shows at once, and is told to the server. */
interface RelationRow {
  name: string;
  /** The call that tells the server. */
  path: RegExp;
  /** Opens where it can be asked for: of another thing in each cell. */
  open(stage: Stage): Promise<unknown>;
  press(stage: Stage): Promise<unknown>;
  /** Where its failure is said. */
  said(stage: Stage): Locator;
  /** Whether it shows. */
  shows(stage: Stage): Promise<boolean>;
  /** Whether the server has it. */
  isHeld(stage: Stage): Promise<boolean>;
}

const relationFlow = ({ name, path, open, press, said, shows, isHeld }: RelationRow): Flow => ({
  name,
  as: 'person',
  call: { path, changes: true },
  begin: open,
  act: press,
  said,
  // Some pass over a press that follows another one at once.
  again: (stage) =>
    until(async () => {
      if (await shows(stage)) return true;
      await press(stage);
      return shows(stage);
    }, 'It was pressed again, and nothing showed.'),
  isDone: shows,
  isTrue: async (stage) => (await shows(stage)) === (await isHeld(stage)),
});

interface Found {
  id: string;
  username: string;
}

/** People of the demo, one for each cell. */
const others = [
  'mina.k',
  'jun',
  'lea.v',
  'ana.r',
  'otis',
  'wren',
  'linh.t',
  'emre.y',
  'tama',
  'gus',
  'nils',
  'rosa.blum',
  'dario',
  'fatou.d',
  'kaveh',
  'petra_h',
];

/** Somebody else, another one in each cell. */
async function somebodyElse({ ask, turn }: Stage): Promise<Found> {
  const username = others[turn] ?? '';
  const { users } = await ask<{ users: Found[] }>(`/api/discover/search?query=${username}&limit=1`);
  const [found] = users;
  if (found?.username !== username) throw new Error(`Nobody is called "${username}", of cell ${turn}.`);
  return found;
}

async function openProfile(stage: Stage): Promise<void> {
  const { id, username } = await somebodyElse(stage);
  stage.kept = { id, username };
  await stage.page.goto(`/user-profile/${id}`);
  await isRunning(stage.page);
  await expect(followButton(stage, 'Follow')).toBeVisible();
}

async function openPost(stage: Stage): Promise<void> {
  const owner = await somebodyElse(stage);
  const { posts } = await stage.ask<{ posts: { id: string }[] }>(`/api/post/posts/${owner.id}`);
  stage.kept = { id: posts[0]?.id ?? '', username: owner.username };
  await stage.page.goto(`/post/${stage.kept.id}`);
  await isRunning(stage.page);
  await expect(inPost(stage, 'Like')).toBeVisible();
}

const followButton = ({ page, kept }: Stage, name: 'Follow' | 'Unfollow') =>
  page.getByRole('button', { name: `${name} @${kept.username}`, exact: true });
/** What likes or saves the post; its name may end with a number. */
const inPost = ({ page }: Stage, name: 'Like' | 'Save') =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}\\b`) });
const isPressed = async (button: Locator) => (await button.getAttribute('aria-pressed')) === 'true';

export const relationFlows: readonly Flow[] = [
  relationFlow({
    name: 'follow',
    path: /^\/api\/follow\/follow$/,
    open: openProfile,
    press: async (stage) => {
      if (!(await followButton(stage, 'Unfollow').isVisible())) await followButton(stage, 'Follow').click();
    },
    said: ({ page, kept }) => page.getByText(`Failed to follow @${kept.username}`),
    shows: (stage) => followButton(stage, 'Unfollow').isVisible(),
    isHeld: async ({ ask, kept }) =>
      (await ask<{ isFollowing: boolean }>(`/api/follow/check-following?followedId=${kept.id}`)).isFollowing,
  }),
  relationFlow({
    name: 'block',
    path: /^\/api\/moderation\/block$/,
    open: openProfile,
    press: async ({ page }) => {
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('menuitem', { name: 'Block User' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    },
    said: ({ page, kept }) => page.getByText(`Failed to block @${kept.username}`),
    shows: ({ page, kept }) =>
      page.getByRole('heading', { name: `You blocked @${kept.username}` }).isVisible(),
    isHeld: async ({ ask, kept }) =>
      (await ask<{ users: Found[] }>('/api/moderation/blocked')).users.some(({ id }) => id === kept.id),
  }),
  relationFlow({
    name: 'like a post',
    path: /^\/api\/post\/togglelike$/,
    open: openPost,
    press: (stage) => inPost(stage, 'Like').click(),
    said: ({ page, kept }) => page.getByText(`Failed to like the post by @${kept.username}`),
    shows: (stage) => isPressed(inPost(stage, 'Like')),
    isHeld: async ({ ask, kept }) =>
      (await ask<{ userLiked: boolean }>(`/api/post/likes/${kept.id}`)).userLiked,
  }),
  relationFlow({
    name: 'save a post',
    path: /^\/api\/post\/togglesave$/,
    open: openPost,
    press: (stage) => inPost(stage, 'Save').click(),
    said: ({ page, kept }) => page.getByText(`Failed to save the post by @${kept.username}`),
    shows: (stage) => isPressed(inPost(stage, 'Save')),
    isHeld: async ({ ask, kept }) => (await ask<{ saved: boolean }>(`/api/post/saved/${kept.id}`)).saved,
  }),
];

import { expect, type Locator } from '@playwright/test';
import { isRunning } from '../fixtures.ts';
import type { Flow } from './flows.ts';
import { type Stage, until } from './stage.ts';

/** A relation of the user, such as a follow, that is updated optimistically. */
interface RelationRow {
  name: string;
  path: RegExp;
  /** Opens a page with the relation's button, on another user in each cell. */
  open(stage: Stage): Promise<unknown>;
  press(stage: Stage): Promise<unknown>;
  said(stage: Stage): Locator;
  shows(stage: Stage): Promise<boolean>;
  isHeld(stage: Stage): Promise<boolean>;
}

export const relationFlow = ({ name, path, open, press, said, shows, isHeld }: RelationRow): Flow => ({
  name,
  as: 'person',
  call: { path, changes: true },
  begin: open,
  act: press,
  said,
  // Some buttons ignore a second press soon after the first.
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

/** Demo users, one per cell. */
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

/** Returns another user, different in each cell. */
export async function somebodyElse({ ask, turn }: Stage): Promise<Found> {
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

async function goToPost(stage: Stage): Promise<void> {
  const owner = await somebodyElse(stage);
  const { posts } = await stage.ask<{ posts: { id: string }[] }>(`/api/post/posts/${owner.id}`);
  stage.kept = { id: posts[0]?.id ?? '', username: owner.username };
  await stage.page.goto(`/post/${stage.kept.id}`);
}

async function openPost(stage: Stage): Promise<void> {
  await goToPost(stage);
  await isRunning(stage.page);
  await expect(inPost(stage, 'Like')).toBeVisible();
}

const followButton = ({ page, kept }: Stage, name: 'Follow' | 'Unfollow') =>
  page.getByRole('button', { name: new RegExp(`^${name} @${kept.username}(, Following)?$`) });
/** The post's Like or Save button; its name may end with a number. */
const inPost = ({ page }: Stage, name: 'Like' | 'Save') =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}\\b`) });
const isPressed = async (button: Locator) => (await button.getAttribute('aria-pressed')) === 'true';

const postLike: RelationRow = {
  name: 'like a post',
  path: /^\/api\/post\/togglelike$/,
  open: openPost,
  press: (stage) => inPost(stage, 'Like').click(),
  said: ({ page, kept }) => page.getByText(`Failed to like the post by @${kept.username}`),
  shows: (stage) => isPressed(inPost(stage, 'Like')),
  isHeld: async ({ ask, kept }) =>
    (await ask<{ userLiked: boolean }>(`/api/post/likes/${kept.id}`)).userLiked,
};

/** Code of toasts and failure texts; blocked, as if the network had failed before it loaded. */
const LATE_CODE = /\/assets\/(?:ToastLayer|MemberToasts)-/;

const retry = ({ page }: Stage) => page.getByRole('button', { name: 'Retry' });

async function pressRetry(stage: Stage): Promise<void> {
  const { page, turn } = stage;
  const by = (['mouse', 'touch', 'keyboard'] as const)[turn % 3];
  if (by === 'mouse') return retry(stage).click();
  if (by === 'touch') return tap(stage, retry(stage));
  await page.keyboard.press('F8');
  await expect(retry(stage)).toBeFocused();
  await page.keyboard.press('Enter');
}

async function tap({ page, context }: Stage, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const finger = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

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
      await page.getByRole('button', { name: 'Profile options' }).click();
      await page.getByRole('menuitem', { name: 'Block User' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    },
    said: ({ page, kept }) => page.getByText(`Failed to block @${kept.username}`),
    shows: ({ page, kept }) =>
      page.getByRole('heading', { name: `You blocked @${kept.username}` }).isVisible(),
    isHeld: async ({ ask, kept }) =>
      (await ask<{ users: Found[] }>('/api/moderation/blocked')).users.some(({ id }) => id === kept.id),
  }),
  relationFlow(postLike),
  {
    ...relationFlow({ ...postLike, name: 'retry a like in a message without its code' }),
    begin: async (stage) => {
      await stage.page.route(LATE_CODE, (route) => route.abort());
      await goToPost(stage);
      // The app disables the button until it knows whether the post is liked.
      await expect(inPost(stage, 'Like')).toHaveAttribute('aria-pressed', 'false');
    },
    keeps: (stage) => expect(retry(stage)).toBeVisible(),
    again: async (stage) => {
      await pressRetry(stage);
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
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

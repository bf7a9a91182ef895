import type { Browser, Locator, Page } from '@playwright/test';
import { expect, newPerson, signIn } from './fixtures.ts';

export interface Member {
  userId: string;
  token: string;
  username: string;
  page: Page;
}

/** A person with a browser of their own, by default at the server of the journeys. */
export async function member(browser: Browser, baseURL?: string): Promise<Member> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  const person = newPerson();
  const session = await signIn(page, person);
  return { ...session, username: person.username, page };
}

export const call = async ({ page, token }: Member, path: string, data: unknown) => {
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Record<string, string>;
};

export async function befriend(one: Member, other: Member): Promise<void> {
  await call(one, '/api/follow/follow', { followedId: other.userId });
  await call(other, '/api/follow/follow', { followedId: one.userId });
}

/** Creates a room through the API. Returns its id. */
export async function roomWith(
  creator: Member,
  friends: readonly Member[],
  name = 'Wedding',
): Promise<string> {
  for (const friend of friends) await befriend(creator, friend);
  const invitedFriends = friends.map(({ userId }) => userId);
  const { id } = await call(creator, '/api/dressingroom/rooms', { name, invitedFriends });
  return id ?? '';
}

export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message', exact: true });
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}

export async function openRoom({ page }: Member, roomId: string): Promise<void> {
  await page.goto(`/rooms/${roomId}`);
  await expect(field(page)).toBeVisible();
}

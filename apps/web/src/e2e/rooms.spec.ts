import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import {
  cards,
  expect,
  gather,
  isRunning,
  openLanding,
  pressEscape,
  test,
  withoutLiveHints,
} from './fixtures.ts';
import { befriend, call, field, log, type Member, member, openRoom, roomWith, say } from './room-fixtures.ts';

const photo = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));

// D50, D69, D4
test('guests are asked to sign in by the icon, and are sent to the profile from the address', {
  tag: '@gate',
}, async ({ page }) => {
  await openLanding(page);
  await page.getByRole('link', { name: 'Dressing Rooms' }).click();
  const prompt = page.getByRole('dialog', { name: 'Access Dressing Rooms' });
  await expect(prompt).toContainText('Login to access your Dressing Rooms and continue exploring');
  await pressEscape(page);
  await expect(page).toHaveURL('/');
  await page.goto('/rooms');
  await expect(page).toHaveURL('/profile');
});

// 2 §2.3, §2.4, §4
test('friends create a room, write to each other live, and see what is unread', { tag: '@gate' }, async ({
  browser,
}) => {
  const [mina, jun] = [await member(browser), await member(browser)];
  await befriend(mina, jun);
  await openLanding(mina.page);
  await mina.page.getByRole('link', { name: 'Dressing Rooms' }).click();
  await expect(mina.page.getByRole('heading', { name: 'No Dressing Rooms Yet' })).toBeVisible();
  await mina.page.getByRole('button', { name: 'New room' }).click();
  const form = mina.page.getByRole('dialog', { name: 'New room' });
  await form.getByRole('textbox', { name: /name/i }).fill('October wedding');
  await form.getByRole('checkbox', { name: new RegExp(jun.username) }).check();
  await form.getByRole('button', { name: /^Create/ }).click();
  await expect(mina.page).toHaveURL(/\/rooms\/\w+/);
  await expect(mina.page.getByRole('heading', { name: 'October wedding' })).toBeVisible();

  const sent = mina.page.waitForResponse(
    (answer) => answer.url().endsWith('/messages') && answer.request().method() === 'POST',
  );
  await say(mina.page, 'The red one?');
  await expect(log(mina.page)).toContainText('The red one?');
  await sent;
  await openLanding(jun.page);
  await jun.page.getByRole('link', { name: 'Dressing Rooms, 1 unread message' }).click();
  await expect(jun.page).toHaveTitle(/^\(1\)/);
  await jun.page.getByRole('link', { name: 'October wedding' }).click();
  await expect(log(jun.page)).toContainText('The red one?');
  await expect(jun.page.getByRole('link', { name: 'Dressing Rooms', exact: true })).toBeVisible();
  await expect(jun.page).not.toHaveTitle(/^\(/);

  await say(jun.page, 'It is windy up there.');
  await expect(log(mina.page)).toContainText('It is windy up there.');
  await mina.page.context().close();
  await jun.page.context().close();
});

// 2 §2.4, D17
test('friends see at once who is here, who types, and what is written', { tag: '@gate' }, async ({
  browser,
}) => {
  const [mina, jun] = [await member(browser), await member(browser)];
  const roomId = await roomWith(mina, [jun]);
  await openRoom(mina, roomId);
  await openRoom(jun, roomId);
  await mina.page.getByRole('button', { name: '2 people' }).click();
  const people = mina.page.getByRole('dialog', { name: 'People' });
  await expect(people.getByRole('listitem').filter({ hasText: jun.username })).toContainText('Online');
  await pressEscape(mina.page);
  const typing = mina.page.getByText(`${jun.username} is typing…`);
  await field(jun.page).pressSequentially('It is');
  await expect(typing).toBeVisible();
  // With live hints, the app asks by itself only once a minute.
  await say(jun.page, 'It is windy up there.');
  await expect(log(mina.page)).toContainText('It is windy up there.');
  await expect(typing).toBeHidden();
  await jun.page.goto('/likes');
  await expect(jun.page.getByRole('link', { name: 'Dressing Rooms', exact: true })).toBeVisible();
  await expect(people).toBeHidden();
  await say(mina.page, 'Then take the coat.');
  await expect(jun.page.getByRole('link', { name: 'Dressing Rooms, 1 unread message' })).toBeVisible();
  await mina.page.context().close();
  await jun.page.context().close();
});

test('a page without live hints asks every five seconds', async ({ browser }) => {
  const [mina, jun] = [await member(browser), await member(browser)];
  const roomId = await roomWith(mina, [jun]);
  await withoutLiveHints(mina.page);
  await openRoom(mina, roomId);
  await openRoom(jun, roomId);
  await say(jun.page, 'Can you hear me?');
  await expect(log(mina.page)).toContainText('Can you hear me?');
  await mina.page.context().close();
  await jun.page.context().close();
});

// P13, D79
test('a message whose answer was lost is stored once, and a failed one is retried where it stands', {
  tag: '@gate',
}, async ({ browser }) => {
  const mina = await member(browser);
  const roomId = await roomWith(mina, []);
  await openRoom(mina, roomId);
  await mina.page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await say(mina.page, 'In the tunnel');
  const bubble = log(mina.page).getByText('In the tunnel', { exact: true });
  await expect(bubble).toHaveCount(1);
  await mina.page.unrouteAll({ behavior: 'wait' });
  await mina.page.route('**/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { error: 'Slow down.', code: 'too_many_messages' } })
      : route.continue(),
  );
  await say(mina.page, 'Too fast');
  const retry = log(mina.page).getByRole('button', { name: 'Retry: Too fast' });
  await expect(retry).toBeVisible();
  await mina.page.unroute('**/messages');
  await retry.click();
  await expect(retry).toHaveCount(0);
  await mina.page.reload();
  await isRunning(mina.page);
  await expect(log(mina.page).getByText('In the tunnel', { exact: true })).toHaveCount(1);
  await expect(log(mina.page).getByText('Too fast', { exact: true })).toHaveCount(1);
  await mina.page.context().close();
});

test('a picture is sent with its words, and no longer loads for somebody who left the room', {
  tag: '@gate',
}, async ({ browser }) => {
  const [mina, jun] = [await member(browser), await member(browser)];
  const roomId = await roomWith(mina, [jun]);
  await openRoom(mina, roomId);
  await mina.page.locator('input[type=file]').setInputFiles(photo);
  await say(mina.page, 'This one');
  const picture = log(mina.page).getByRole('img').last();
  await expect(picture).toHaveAttribute('src', /\/api\/|\/media\//);
  await openRoom(jun, roomId);
  const shown = log(jun.page).getByRole('img').last();
  await expect(shown).toBeVisible();
  const address = new URL((await shown.getAttribute('src')) ?? '', jun.page.url()).href;
  const ok = await jun.page.request.get(address);
  expect(ok.ok()).toBe(true);
  expect(ok.headers()['cache-control']).toContain('private');
  const headers = { authorization: `Bearer ${jun.token}` };
  expect(await jun.page.request.delete(`/api/dressingroom/rooms/${roomId}/leave`, { headers })).toBeOK();
  expect((await jun.page.request.get(address)).status()).toBe(404);
  for (const { page } of [mina, jun]) await page.context().close();
});

// 2 §8
test('a picture that the storage refuses says so where it stands, and is sent again', async ({ browser }) => {
  const mina = await member(browser);
  const { page } = mina;
  await openRoom(mina, await roomWith(mina, []));
  const refuse = (route: Route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 403 }) : route.fallback();
  await page.route('**/*', refuse);
  await page.locator('input[type=file]').setInputFiles(photo);
  await say(page, 'This one');
  const problem = log(page).getByText('Upload failed: 403');
  await expect(problem).toBeVisible();
  await page.unroute('**/*', refuse);
  await log(page)
    .getByRole('button', { name: /^Retry/ })
    .click();
  await expect(problem).toHaveCount(0);
  await expect(log(page).getByRole('img').last()).toHaveAttribute('src', /\/api\/|\/media\//);
  await page.context().close();
});

// D72
test('friends are invited, and those who cannot be are counted', async ({ browser }) => {
  // Four browsers.
  test.slow();
  const [mina, jun, kai, lee] = [
    await member(browser),
    await member(browser),
    await member(browser),
    await member(browser),
  ];
  const roomId = await roomWith(mina, [jun]);
  for (const friend of [kai, lee]) await befriend(mina, friend);
  const headers = { authorization: `Bearer ${jun.token}` };
  const leave = async () =>
    expect(await jun.page.request.delete(`/api/dressingroom/rooms/${roomId}/leave`, { headers })).toBeOK();
  await leave();
  await call(mina, `/api/dressingroom/rooms/${roomId}/invite`, { inviteeId: jun.userId });
  await leave();
  await openRoom(mina, roomId);
  const invite = async (...friends: readonly Member[]) => {
    await mina.page.getByRole('button', { name: /person|people/ }).click();
    await mina.page.getByRole('dialog').getByRole('button', { name: 'Invite Friends' }).click();
    const form = mina.page.getByRole('dialog', { name: 'Invite Friends' });
    for (const { username } of friends)
      await form.getByRole('checkbox', { name: new RegExp(username) }).check();
    await form.getByRole('button', { name: `Invite ${friends.length}` }).click();
  };
  await invite(jun, kai);
  await expect(
    mina.page.getByText('1 invitations sent successfully. 1 failed.', { exact: true }),
  ).toBeVisible();
  await invite(lee);
  await expect(mina.page.getByText('Invitations sent to 1 friend(s)!', { exact: true })).toBeVisible();
  for (const { page } of [mina, jun, kai, lee]) await page.context().close();
});

// D79
test('a choice that comes after the end of its vote says why it does not count', async ({ browser }) => {
  const [mina, jun] = [await member(browser), await member(browser)];
  const roomId = await roomWith(mina, [jun]);
  const vote = await call(mina, `/api/dressingroom/rooms/${roomId}/votes`, {
    question: 'Which coat?',
    options: [
      { text: 'Camel', linkUrl: 'https://shop.test/camel' },
      { text: 'Black', linkUrl: 'https://shop.test/black' },
    ],
  });
  await withoutLiveHints(jun.page);
  await openRoom(jun, roomId);
  const camel = log(jun.page).getByRole('radio', { name: /^Camel/ });
  await expect(camel).toBeVisible();
  // Nothing tells the page that the vote is closed.
  await jun.page.route('**/messages?*', (route) => route.abort());
  await call(mina, `/api/dressingroom/votes/${vote.id}/close`, {});
  await camel.click();
  await expect(log(jun.page)).toContainText('Failed to record vote: This vote is closed.');
  await expect(camel).not.toBeChecked();
  for (const { page } of [mina, jun]) await page.context().close();
});

// D59, D16
test('a vote is cast, moved and taken back, and friends see it', { tag: '@gate' }, async ({ browser }) => {
  // Two browsers: 20 s on a busy machine.
  test.slow();
  const [mina, jun] = [await member(browser), await member(browser)];
  const roomId = await roomWith(mina, [jun]);
  await call(mina, `/api/dressingroom/rooms/${roomId}/votes`, {
    question: 'Which coat?',
    options: [
      { text: 'Camel', linkUrl: 'https://shop.test/camel' },
      { text: 'Black', linkUrl: 'https://shop.test/black' },
    ],
  });
  await openRoom(mina, roomId);
  await openRoom(jun, roomId);
  const option = (page: Page, name: string) => log(page).getByRole('radio', { name: new RegExp(`^${name}`) });
  await option(jun.page, 'Camel').click();
  await expect(option(jun.page, 'Camel')).toBeChecked();
  await expect(option(mina.page, 'Camel')).toHaveAccessibleName(/1 vote/);
  await option(jun.page, 'Black').click();
  await expect(option(mina.page, 'Black')).toHaveAccessibleName(/1 vote/);
  await expect(option(mina.page, 'Camel')).toHaveAccessibleName(/0 votes/);
  await option(jun.page, 'Black').click();
  await expect(option(jun.page, 'Black')).not.toBeChecked();
  await expect(option(mina.page, 'Black')).toHaveAccessibleName(/0 votes/);
  for (const { page } of [mina, jun]) await page.context().close();
});

// 2 §4, D72
test('a member leaves after a question, and is not in the room any more', { tag: '@gate' }, async ({
  browser,
}) => {
  const [mina, jun] = [await member(browser), await member(browser)];
  const roomId = await roomWith(mina, [jun]);
  await openRoom(jun, roomId);
  await jun.page.getByRole('button', { name: /2 people/ }).click();
  await jun.page.getByRole('dialog').getByRole('button', { name: 'Leave Room' }).click();
  const question = jun.page.getByRole('alertdialog', { name: 'Leave Room?' });
  await expect(question).toContainText('You’ll need a new invitation to come back.');
  await question.getByRole('button', { name: 'Leave Room' }).click();
  await expect(jun.page).toHaveURL('/rooms');
  await expect(jun.page.getByRole('heading', { name: 'No Dressing Rooms Yet' })).toBeVisible();
  await openRoom(mina, roomId);
  await expect(log(mina.page)).toContainText(`${jun.username} left`);
  for (const { page } of [mina, jun]) await page.context().close();
});

test('a room is asked about an open product in two presses', { tag: '@gate' }, async ({ browser }) => {
  const mina = await member(browser);
  await roomWith(mina, []);
  const { page } = mina;
  await openLanding(page);
  await cards(page).first().getByRole('link').first().click();
  const product = page.getByRole('dialog').first();
  await product.getByRole('button', { name: 'Ask a room' }).click();
  await page.getByRole('button', { name: 'Send to Wedding' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/rooms\/\w+/);
  await expect(log(page).getByRole('article')).toHaveCount(1);
  await page.context().close();
});

test('two presses make a vote of chosen products, on a phone', { tag: '@gate' }, async ({ browser }) => {
  const mina = await member(browser);
  await roomWith(mina, []);
  const { page } = mina;
  await page.setViewportSize({ width: 390, height: 844 });
  const names = await gather(page, mina, '/api/likes/add', 3);
  await page.goto('/likes');
  await page.getByRole('button', { name: 'Select' }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
  await expect(page.getByRole('heading', { name: '3 selected' })).toBeVisible();
  const presses = await page.evaluateHandle(() => {
    const heard = { count: 0 };
    addEventListener('click', () => (heard.count += 1), true);
    return heard;
  });
  await page.getByRole('button', { name: 'Ask a room' }).click();
  await page.getByRole('button', { name: 'Start vote in Wedding' }).click();
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
  expect(await presses.evaluate(({ count }) => count)).toBe(2);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(log(page).getByRole('radio')).toHaveCount(3);
  await page.context().close();
});

import { setInterval } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Route } from '@playwright/test';
import { expect, isRunning, test } from './fixtures.ts';
import { startPostgres } from './postgres.ts';
import { TcpProxy } from './proxy.ts';
import { call, field, log, type Member, member, openRoom, roomWith, say } from './room-fixtures.ts';
import { ServerProcess } from './server-process.ts';

const photo = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));

const bubble = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text });

/** Waits until the server has a message and the page shows it so, once. */
async function isSentOnce(page: Page, text: string): Promise<void> {
  await expect(bubble(page, text)).toHaveCount(1);
  await expect(bubble(page, text).getByText(/^(Sending…|Failed to send message)/)).toHaveCount(0);
}

/** Waits until what came with the latest answers is drawn. */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Has an answer of a message wait until `answer` is called, which resolves when it is there. */
async function holdMessage(page: Page, roomId: string, respond: (route: Route) => Promise<void>) {
  const gate = Promise.withResolvers<void>();
  const path = `**/rooms/${roomId}/messages`;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await gate.promise;
    await respond(route);
  });
  return async () => {
    const there = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes(roomId),
    );
    gate.resolve();
    await there;
    await page.unroute(path);
    await isDrawn(page);
  };
}

test('a slow answer in one room leaves text and caret in another alone, and a failed message waits in its room', async ({
  browser,
}) => {
  const ana = await member(browser);
  const { page } = ana;
  const wedding = await roomWith(ana, []);
  await roomWith(ana, [], 'Holiday');
  await openRoom(ana, wedding);
  const go = (name: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(name) })
      .click();
  const refuse = (route: Route) =>
    route.fulfill({ status: 429, json: { error: 'Slow down.', code: 'too_many_messages' } });
  for (const { words, respond } of [
    { words: 'This one arrives', respond: (route: Route) => route.continue() },
    { words: 'This one fails', respond: refuse },
  ]) {
    const answer = await holdMessage(page, wedding, respond);
    await say(page, words);
    await expect(bubble(page, words)).toBeVisible();
    await go('Holiday');
    await expect(page.getByRole('heading', { name: 'Holiday', level: 1 })).toBeVisible();
    await field(page).fill('');
    await field(page).pressSequentially('Half a thought');
    for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('ArrowLeft');
    await answer();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('good ');
    await expect(field(page)).toHaveValue('Half a good thought');
    await expect(bubble(page, words)).toHaveCount(0);
    await go('Wedding');
    await expect(field(page)).toHaveValue('');
    await expect(bubble(page, words)).toHaveCount(1);
  }
  await isSentOnce(page, 'This one arrives');
  await log(page).getByRole('button', { name: 'Retry: This one fails' }).click();
  await isSentOnce(page, 'This one fails');
  await page.context().close();
});

const counted = ({ page }: Member) => page.getByRole('link', { name: 'Dressing Rooms, 1 unread message' });
const uncounted = ({ page }: Member) => page.getByRole('link', { name: 'Dressing Rooms', exact: true });

test('a deleted message counts nowhere, and a message of a muted room on its own card alone', async ({
  browser,
}) => {
  const [mina, jun] = [await member(browser), await member(browser)];
  const roomId = await roomWith(mina, [jun]);
  const messages = `/api/dressingroom/rooms/${roomId}/messages`;
  const { id } = await call(mina, messages, { content: 'Oops' });
  await jun.page.goto('/rooms');
  const onCard = jun.page.getByRole('article').getByText('1 unread message', { exact: true });
  await expect(onCard).toBeAttached();
  await expect(counted(jun)).toBeVisible();
  await expect(jun.page).toHaveTitle(/^\(1\)/);
  const countsNothing = async () => {
    await expect(uncounted(jun)).toBeVisible();
    await expect(jun.page).not.toHaveTitle(/^\(/);
  };
  const headers = { authorization: `Bearer ${mina.token}` };
  expect(await mina.page.request.delete(`${messages}/${id}`, { headers })).toBeOK();
  await expect(onCard).toHaveCount(0);
  await countsNothing();

  await call(mina, messages, { content: 'Still there?' });
  await expect(counted(jun)).toBeVisible();
  await expect(onCard).toBeAttached();
  const muted = await jun.page.request.put(`/api/dressingroom/rooms/${roomId}/mute`, {
    headers: { authorization: `Bearer ${jun.token}` },
    data: { muted: true, sequence: Date.now() },
  });
  expect(muted).toBeOK();
  await countsNothing();
  await expect(onCard).toBeAttached();
  await jun.page.reload();
  await isRunning(jun.page);
  await expect(onCard).toBeAttached();
  await countsNothing();
  for (const { page } of [mina, jun]) await page.context().close();
});

const STREAM = /^GET \/api\/live/;

test('a stream that is cut every two seconds for a minute loses, doubles and mixes up no message', async ({
  browser,
  baseURL,
}) => {
  // A minute of cuts.
  test.setTimeout(150_000);
  const proxy = await TcpProxy.to(baseURL ?? '');
  const [mina, jun] = [await member(browser, proxy.url), await member(browser)];
  const roomId = await roomWith(mina, [jun]);
  await openRoom(mina, roomId);
  let [sent, cuts] = [0, 0];
  for await (const _ of setInterval(2000)) {
    cuts += proxy.cut(STREAM);
    sent += 1;
    await call(jun, `/api/dressingroom/rooms/${roomId}/messages`, { content: `Message ${sent}` });
    if (sent === 30) break;
  }
  expect(cuts).toBeGreaterThan(15);
  const said = log(mina.page).getByText(/^Message \d+$/);
  await expect(said).toHaveText(Array.from({ length: sent }, (_, index) => `Message ${index + 1}`));
  for (const { page } of [mina, jun]) await page.context().close();
  await proxy.close();
});

test('a photo whose upload is slow or cut waits with its words, and is sent once', async ({ browser }) => {
  const ana = await member(browser);
  const { page } = ana;
  const roomId = await roomWith(ana, []);
  await openRoom(ana, roomId);
  const begin = async (words: string) => {
    await page.locator('input[type=file]').setInputFiles(photo);
    await say(page, words);
    await field(page).fill('Meanwhile');
  };
  const waits = async (words: string, state: RegExp) => {
    await expect(bubble(page, words).getByText(state)).toBeVisible();
    await expect(bubble(page, words).getByRole('img').last()).toHaveAttribute('src', /^blob:/);
    await expect(field(page)).toHaveValue('Meanwhile');
  };

  const gate = Promise.withResolvers<void>();
  const isUpload = (route: Route) => route.request().method() === 'PUT';
  await page.route('**/media/uploads/**', async (route) => {
    if (isUpload(route)) await gate.promise;
    await route.continue();
  });
  await begin('Through thick fog');
  await waits('Through thick fog', /^Sending…/);
  gate.resolve();
  await isSentOnce(page, 'Through thick fog');
  await page.unroute('**/media/uploads/**');

  await page.route('**/media/uploads/**', (route) =>
    isUpload(route) ? route.abort('connectionreset') : route.continue(),
  );
  await begin('Into the tunnel');
  await waits('Into the tunnel', /^Failed to send message/);
  await page.unroute('**/media/uploads/**');
  await log(page)
    .getByRole('button', { name: /^Retry/ })
    .click();
  await isSentOnce(page, 'Into the tunnel');

  await expect(field(page)).toHaveValue('Meanwhile');
  await page.reload();
  await isRunning(page);
  for (const words of ['Through thick fog', 'Into the tunnel']) {
    await isSentOnce(page, words);
    await expect(bubble(page, words).getByRole('img').last()).toHaveAttribute('src', /\/media\//);
  }
  await page.context().close();
});

/** Another browser of the same person. */
async function otherDevice(browser: Browser, { page, ...person }: Member): Promise<Member> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  return { ...person, page: await context.newPage() };
}

test('two devices of a person show what either sends once, and reading on one clears the count on both', async ({
  browser,
}) => {
  // Three browsers.
  test.slow();
  const [mina, phone] = [await member(browser), await member(browser)];
  const roomId = await roomWith(mina, [phone]);
  await openRoom(phone, roomId);
  const laptop = await otherDevice(browser, phone);
  await openRoom(laptop, roomId);
  await say(phone.page, 'From the phone');
  await say(laptop.page, 'From the laptop');
  for (const { page } of [phone, laptop])
    for (const text of ['From the phone', 'From the laptop']) await isSentOnce(page, text);
  for (const { page } of [phone, laptop]) await page.goto('/likes');
  await call(mina, `/api/dressingroom/rooms/${roomId}/messages`, { content: 'Which of you?' });
  for (const device of [phone, laptop]) await expect(counted(device)).toBeVisible();
  await openRoom(laptop, roomId);
  await expect(log(laptop.page)).toContainText('Which of you?');
  for (const device of [phone, laptop]) {
    await expect(uncounted(device)).toBeVisible();
    await expect(device.page).not.toHaveTitle(/^\(/);
  }
  for (const { page } of [mina, phone, laptop]) await page.context().close();
});

test('a message is stored once if the server is killed before its answer, or the database is away for ten seconds', {
  tag: '@kills',
}, async ({ browser }) => {
  // A database, and a server that starts twice.
  test.setTimeout(180_000);
  const cluster = await startPostgres();
  if (!cluster) return test.skip(true, 'PostgreSQL is not installed.');
  const database = await TcpProxy.to(cluster.url);
  const server = await ServerProcess.create({ DATABASE_URL: database.url });
  const front = await TcpProxy.to(server.url);
  try {
    await server.start();
    const mina = await member(browser, front.url);
    const { page } = mina;
    await openRoom(mina, await roomWith(mina, []));
    const { answered, release } = front.hold(/^POST \S+\/messages /);
    await say(page, 'As the lights go out');
    await answered;
    await server.kill();
    front.cut();
    release();
    await server.start();
    const retry = (words: string) => log(page).getByRole('button', { name: `Retry: ${words}` });
    await retry('As the lights go out').click();
    await isSentOnce(page, 'As the lights go out');

    const away = database.shutFor(10_000);
    await say(page, 'While the archive is shut');
    await away;
    await retry('While the archive is shut').click();
    await isSentOnce(page, 'While the archive is shut');
    await page.reload();
    await isRunning(page);
    for (const words of ['As the lights go out', 'While the archive is shut']) await isSentOnce(page, words);
    await page.context().close();
  } finally {
    await front.close();
    await server.remove();
    await database.close();
    await cluster.stop();
  }
});

import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { cards, expect, isRunning, openLanding, test } from './fixtures.ts';
import { startPostgres } from './postgres.ts';
import { befriend, field, log, type Member, member, say } from './room-fixtures.ts';
import { ServerProcess } from './server-process.ts';

const photo = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));

const ROOM = 'October wedding';

/** Opens the room by its card, which only those who are in it have. */
async function enter({ page }: Member): Promise<void> {
  await page.goto('/rooms');
  await page.getByRole('main').getByRole('link', { name: ROOM }).click();
  await expect(field(page)).toBeVisible();
}

async function invite({ page }: Member, friend: Member): Promise<void> {
  await page.getByRole('button', { name: /^\d (person|people)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Invite Friends' }).click();
  const form = page.getByRole('dialog', { name: 'Invite Friends' });
  await form.getByRole('checkbox', { name: new RegExp(friend.username) }).check();
  await form.getByRole('button', { name: 'Invite 1' }).click();
  await expect(form).toBeHidden();
}

const option = (page: Page, name: string) => log(page).getByRole('radio', { name: new RegExp(`^${name}`) });

const everybodyReads = async (members: readonly Member[], text: string) => {
  for (const { page } of members) await expect(log(page)).toContainText(text);
};

/** Three people use a room from its beginning to a closed vote, each at an address of their own. */
async function decideTogether(browser: Browser, addresses: readonly (string | undefined)[]): Promise<void> {
  const [mina, jun, lea] = [
    await member(browser, addresses[0]),
    await member(browser, addresses[1]),
    await member(browser, addresses[2]),
  ];
  const all = [mina, jun, lea];
  for (const friend of [jun, lea]) await befriend(mina, friend);

  await openLanding(mina.page);
  await mina.page.getByRole('link', { name: 'Dressing Rooms' }).click();
  await mina.page.getByRole('button', { name: 'New room' }).click();
  const form = mina.page.getByRole('dialog', { name: 'New room' });
  await form.getByRole('textbox', { name: 'Name' }).fill(ROOM);
  await form.getByRole('checkbox', { name: new RegExp(jun.username) }).check();
  await form.getByRole('button', { name: 'Create room' }).click();
  await expect(field(mina.page)).toBeVisible();
  await invite(mina, lea);
  await enter(jun);
  await enter(lea);

  await say(mina.page, 'The red one?');
  await everybodyReads(all, 'The red one?');
  await say(jun.page, 'It is windy up there.');
  await say(lea.page, 'Then the coat.');
  await everybodyReads(all, 'It is windy up there.');
  await everybodyReads(all, 'Then the coat.');

  await lea.page.locator('input[type=file]').setInputFiles(photo);
  await say(lea.page, 'Like this');
  await everybodyReads(all, 'Like this');
  for (const { page } of all)
    await expect
      .poll(() =>
        log(page)
          .getByRole('img')
          .last()
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);

  await mina.page.goto('/');
  await isRunning(mina.page);
  const card = cards(mina.page).first();
  const product = (await card.getAttribute('aria-label')) ?? 'a product without a name';
  await card.getByRole('link').first().click();
  await mina.page.getByRole('dialog').first().getByRole('button', { name: 'Ask a room' }).click();
  await mina.page.getByRole('button', { name: `Send to ${ROOM}` }).click();
  await mina.page.getByRole('button', { name: 'Open', exact: true }).click();
  await everybodyReads(all, product);

  await jun.page.getByRole('button', { name: '3 people' }).click();
  await jun.page.getByRole('dialog').getByRole('button', { name: 'Leave Room' }).click();
  await jun.page.getByRole('alertdialog').getByRole('button', { name: 'Leave Room' }).click();
  await expect(jun.page.getByRole('heading', { name: 'No Dressing Rooms Yet' })).toBeVisible();
  await everybodyReads([mina, lea], `${jun.username} left`);
  await invite(mina, jun);
  await enter(jun);
  await expect(log(jun.page)).toContainText('The red one?');

  await mina.page.getByRole('button', { name: 'Start Vote', exact: true }).click();
  const question = mina.page.getByRole('dialog', { name: 'Start Vote' });
  await question.getByRole('textbox', { name: 'Question' }).fill('Which coat?');
  for (const [place, name] of ['Camel', 'Black'].entries()) {
    await question.getByRole('button', { name: 'Add a link' }).click();
    await question
      .getByRole('textbox', { name: 'Address', exact: true })
      .nth(place)
      .fill(`https://kiln.example/${name}`);
    await question.getByRole('textbox', { name: 'Caption' }).nth(place).fill(name);
  }
  await question.getByRole('button', { name: `Start Vote in ${ROOM}` }).click();
  for (const { page } of all) await expect(option(page, 'Camel')).toBeEnabled();

  const counts = async (camel: number, black: number) => {
    for (const { page } of all) {
      await expect(option(page, 'Camel')).toHaveAccessibleName(new RegExp(`, ${camel} votes?,`));
      await expect(option(page, 'Black')).toHaveAccessibleName(new RegExp(`, ${black} votes?,`));
    }
  };
  await option(jun.page, 'Camel').click();
  await option(lea.page, 'Camel').click();
  await counts(2, 0);
  await option(jun.page, 'Black').click();
  await counts(1, 1);
  await option(jun.page, 'Black').click();
  await counts(1, 0);
  await mina.page.getByRole('button', { name: 'Vote options' }).click();
  await mina.page.getByRole('menuitem', { name: 'Close vote' }).click();
  await everybodyReads(all, 'Closed · Camel won');

  const said = async ({ page }: Member) => {
    await page.reload();
    await isRunning(page);
    await expect(log(page)).toContainText('Closed · Camel won');
    const messages = await log(page)
      .locator('[data-message]')
      .evaluateAll((messages) => messages.map((one) => one.getAttribute('data-message')));
    expect(new Set(messages).size).toBe(messages.length);
    return messages.length;
  };
  const messages = await said(mina);
  // Own messages keep the id that they were sent with.
  for (const friend of [jun, lea]) expect(await said(friend)).toBe(messages);
  for (const { page } of all) await page.context().close();
}

test('three people decide in a room of the embedded database', async ({ browser }) => {
  // Three browsers.
  test.slow();
  await decideTogether(browser, []);
});

test('three people decide in a room over two instances on PostgreSQL', { tag: '@kills' }, async ({
  browser,
}) => {
  // Three browsers and two servers that start.
  test.slow();
  const cluster = await startPostgres();
  if (!cluster) return test.skip(true, 'PostgreSQL is not installed.');
  const servers: ServerProcess[] = [];
  try {
    const one = await ServerProcess.create({ DATABASE_URL: cluster.url, DEMO: '1' });
    const other = await ServerProcess.create({ DATABASE_URL: cluster.url, DATA_DIR: one.dataDir });
    servers.push(one, other);
    // The first makes the tables and the demo.
    for (const server of servers) await server.start();
    await decideTogether(browser, [one.url, other.url, other.url]);
  } finally {
    // The owner of the shared folder goes last.
    for (const server of servers.reverse()) await server.remove().catch(console.error);
    await cluster.stop();
  }
});

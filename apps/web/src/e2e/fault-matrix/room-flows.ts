import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { newPerson } from '../fixtures.ts';
import type { StruckCall } from './faults.ts';
import type { Flow } from './flows.ts';
import { relationFlow } from './relation-flows.ts';
import type { Stage } from './stage.ts';

const photo = fileURLToPath(new URL('../../stories/pictures/coat-brown.webp', import.meta.url));

const log = ({ page }: Stage) => page.getByRole('log', { name: 'Messages' });
const field = ({ page }: Stage) => page.getByRole('textbox', { name: 'Message', exact: true });
const people = ({ page }: Stage, count: number) =>
  page.getByRole('button', { name: count === 1 ? '1 person' : `${count} people`, exact: true });

const callOf = (path: RegExp, method: string): StruckCall => ({ path, method, changes: true });

/** Makes a room of the cell's own and opens it. */
async function openNewRoom(stage: Stage): Promise<void> {
  const { ask, page, turn } = stage;
  const body = { name: `Wedding ${turn}`, invitedFriends: [] };
  const { id } = await ask<{ id: string }>('/api/dressingroom/rooms', { method: 'POST', body });
  stage.kept = { roomId: id };
  await page.goto(`/rooms/${id}`);
  await expect(field(stage)).toBeVisible();
}

interface Held {
  content: string;
  attachments?: unknown[];
  vote?: { question: string } | null;
}

async function messagesHeld({ ask, kept }: Stage): Promise<Held[]> {
  return (await ask<{ messages: Held[] }>(`/api/dressingroom/rooms/${kept.roomId}/messages`)).messages;
}

const bubble = (stage: Stage): Locator =>
  log(stage)
    .getByRole('listitem')
    .filter({ hasText: stage.kept.words ?? '' });

const NOT_SENT = /^(Failed to send message|Upload failed: \d+)/;

const isSent = async (stage: Stage) =>
  (await bubble(stage).count()) === 1 &&
  (await bubble(stage)
    .getByText(/^(Sending…|Failed to send message|Upload failed: \d+)/)
    .count()) === 0;

/** Whether the server has the message at most once, and exactly once if the page shows it as sent. */
async function isTrue(stage: Stage): Promise<boolean> {
  const held = (await messagesHeld(stage)).filter(({ content }) => content === stage.kept.words).length;
  return (await isSent(stage)) ? held === 1 : held <= 1;
}

const retry = (stage: Stage) => log(stage).getByRole('button', { name: /^Retry/ });

async function say(stage: Stage): Promise<void> {
  await field(stage).fill(stage.kept.words ?? '');
  await field(stage).press('Enter');
}

const send: Flow = {
  name: 'send a message',
  as: 'person',
  call: callOf(/^\/api\/dressingroom\/rooms\/[\w-]+\/messages$/, 'POST'),
  begin: async (stage) => {
    await openNewRoom(stage);
    stage.kept.words = `In the tunnel, ${stage.turn}`;
  },
  act: say,
  said: (stage) => log(stage).getByText(NOT_SENT),
  keeps: (stage) => expect(bubble(stage)).toBeVisible(),
  again: (stage) => retry(stage).click(),
  isDone: isSent,
  isTrue,
};

const sendPhoto: Flow = {
  ...send,
  name: 'send a photo',
  // `changes` is false: the file is lost, as if a proxy had answered instead of the storage.
  call: { path: /^\/media\/uploads\//, method: 'PUT', changes: false },
  exempt: { 'JSON of the wrong shape': 'A storage answers with a status, and no JSON.' },
  act: async (stage) => {
    await stage.page.locator('input[type=file]').setInputFiles(photo);
    await say(stage);
  },
  isTrue: async (stage) => {
    const held = (await messagesHeld(stage)).filter(({ content }) => content === stage.kept.words);
    if (!(await isSent(stage))) return held.length <= 1;
    return held.length === 1 && held[0]?.attachments?.length === 1;
  },
};

/** Sends a request as another person. */
async function askAs<Answer>({ server }: Stage, token: string, path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Registers a friend of the stage's person. */
async function makeFriend(stage: Stage): Promise<string> {
  const { username, email, password } = newPerson();
  const body = { username, email, password };
  const friend = await askAs<{ userId: string; token: string }>(stage, '', '/api/profile/register', body);
  await stage.ask('/api/follow/follow', { method: 'POST', body: { followedId: friend.userId } });
  await askAs(stage, friend.token, '/api/follow/follow', { followedId: stage.person?.userId });
  return username;
}

async function participantsHeld({ ask, kept }: Stage): Promise<number> {
  const room = await ask<{ participants: unknown[] }>(`/api/dressingroom/rooms/${kept.roomId}`);
  return room.participants.length;
}

/** A second press would meet what the first one closes. */
const pressedOnce = (row: Parameters<typeof relationFlow>[0]): Flow => ({
  ...relationFlow(row),
  again: async (stage) => {
    if (!(await row.shows(stage))) await row.press(stage);
  },
});

const invite = pressedOnce({
  name: 'invite a friend',
  path: /^\/api\/dressingroom\/rooms\/[\w-]+\/invite$/,
  open: async (stage) => {
    const friend = await makeFriend(stage);
    await openNewRoom(stage);
    stage.kept.friend = friend;
    await people(stage, 1).click();
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Invite Friends' }).click();
    await stage.page.getByRole('checkbox', { name: new RegExp(friend) }).check();
  },
  press: async (stage) => {
    const { page, kept } = stage;
    const form = page.getByRole('dialog', { name: 'Invite Friends' });
    if (!(await form.isVisible())) {
      await people(stage, 1).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Invite Friends' }).click();
    }
    await form.getByRole('checkbox', { name: new RegExp(kept.friend ?? '') }).check();
    await form.getByRole('button', { name: 'Invite 1' }).click();
  },
  said: ({ page }) =>
    page.getByText(
      /^(0 invitations sent successfully\. 1 failed\.|Failed to send invitations\. Please try again\.)$/,
    ),
  shows: (stage) => people(stage, 2).isVisible(),
  isHeld: async (stage) => (await participantsHeld(stage)) === 2,
});

const isIn = async ({ ask, kept }: Stage): Promise<boolean> =>
  (await ask<{ rooms: { id: string }[] }>('/api/dressingroom/rooms')).rooms.some(
    ({ id }) => id === kept.roomId,
  );

const leave = pressedOnce({
  name: 'leave a room',
  path: /^\/api\/dressingroom\/rooms\/[\w-]+\/leave$/,
  open: openNewRoom,
  press: async (stage) => {
    const { page } = stage;
    await people(stage, 1).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave Room' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave Room?' })
      .getByRole('button', { name: 'Leave Room' })
      .click();
  },
  said: ({ page }) => page.getByText('Failed to leave room. Please try again.'),
  shows: async ({ page }) =>
    (await page.getByRole('alertdialog').count()) === 0 &&
    (new URL(page.url()).pathname === '/rooms' || page.getByText('Failed to load room data').isVisible()),
  isHeld: async (stage) => !(await isIn(stage)),
});

const QUESTION = 'Which coat?';
const radio = (stage: Stage, name: string) => log(stage).getByRole('radio', { name: new RegExp(`^${name}`) });

const options = ['Camel', 'Black'].map((text) => ({
  text,
  linkUrl: `https://kiln.example/${text.toLowerCase()}`,
}));

const isStarted = async (stage: Stage) =>
  (await log(stage).getByRole('radio').count()) === 2 &&
  (await log(stage).getByText('Sending your vote…').count()) === 0;

const startVote: Flow = {
  name: 'start a vote',
  as: 'person',
  call: callOf(/^\/api\/dressingroom\/rooms\/[\w-]+\/votes$/, 'POST'),
  begin: async (stage) => {
    const { page } = stage;
    await openNewRoom(stage);
    await page.getByRole('button', { name: 'Start Vote', exact: true }).last().click();
    const form = page.getByRole('dialog', { name: 'Start Vote' });
    await form.getByRole('textbox', { name: 'Question' }).fill(QUESTION);
    for (const [place, { text, linkUrl }] of options.entries()) {
      await form.getByRole('button', { name: 'Add a link' }).click();
      await form.getByRole('textbox', { name: 'Address', exact: true }).nth(place).fill(linkUrl);
      await form.getByRole('textbox', { name: 'Caption' }).nth(place).fill(text);
    }
  },
  act: ({ page }) => page.getByRole('button', { name: /^Start Vote in/ }).click(),
  said: ({ page }) => page.getByText('Failed to create vote. Please try again.'),
  keeps: async ({ page }) => {
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(QUESTION);
    await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveCount(2);
  },
  again: ({ page }) => page.getByRole('button', { name: /^Start Vote in/ }).click(),
  isDone: isStarted,
  isTrue: async (stage) => {
    const held = (await messagesHeld(stage)).filter(({ vote }) => vote?.question === QUESTION).length;
    return (await isStarted(stage)) ? held === 1 : held <= 1;
  },
};

interface HeldVote {
  id: string;
  options: { id: string; text: string }[];
}

/** Opens a room with a vote, and casts the person's vote for an option, if any. */
async function openVote(stage: Stage, cast?: string): Promise<void> {
  await openNewRoom(stage);
  const { ask, kept } = stage;
  const body = { question: QUESTION, options };
  const vote = await ask<HeldVote>(`/api/dressingroom/rooms/${kept.roomId}/votes`, { method: 'POST', body });
  kept.voteId = vote.id;
  for (const { id, text } of vote.options) kept[text] = id;
  if (cast !== undefined)
    await ask(`/api/dressingroom/votes/${vote.id}/vote`, {
      method: 'POST',
      body: { optionId: kept[cast] },
    });
  await stage.page.reload();
  await expect(radio(stage, cast ?? 'Camel')).toBeChecked({ checked: cast !== undefined });
}

async function choiceHeld({ ask, kept }: Stage): Promise<string | undefined> {
  const { userVote } = await ask<{ userVote?: string | null }>(
    `/api/dressingroom/votes/${kept.voteId}/results`,
  );
  return userVote ?? undefined;
}

const ofVote = {
  path: /^\/api\/dressingroom\/votes\/[\w-]+\/vote$/,
  said: ({ page }: Stage) => page.getByText('Failed to record vote. Please try again.'),
};

/** Whether the option that the page shows as chosen is the one that the server holds, if any. */
async function choiceIsTrue(stage: Stage): Promise<boolean> {
  const checked = await log(stage)
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) => radios.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  const shown = options.find(({ text }) => checked.some((name) => name?.startsWith(text)));
  return checked.length <= 1 && (shown && stage.kept[shown.text]) === (await choiceHeld(stage));
}

const choosing = (name: string, before: string | undefined, option: string): Flow => ({
  ...relationFlow({
    ...ofVote,
    name,
    open: (stage) => openVote(stage, before),
    press: async (stage) => {
      if (!(await radio(stage, option).isChecked())) await radio(stage, option).click();
    },
    shows: (stage) => radio(stage, option).isChecked(),
    isHeld: async (stage) => (await choiceHeld(stage)) === stage.kept[option],
  }),
  isTrue: choiceIsTrue,
});

const takeBack: Flow = {
  ...relationFlow({
    ...ofVote,
    name: 'take a vote back',
    open: (stage) => openVote(stage, 'Camel'),
    press: async (stage) => {
      if (await radio(stage, 'Camel').isChecked()) await radio(stage, 'Camel').click();
    },
    shows: async (stage) => !(await radio(stage, 'Camel').isChecked()),
    isHeld: async (stage) => (await choiceHeld(stage)) === undefined,
  }),
  isTrue: choiceIsTrue,
};

export const roomFlows: readonly Flow[] = [
  send,
  sendPhoto,
  invite,
  leave,
  startVote,
  choosing('cast a vote', undefined, 'Camel'),
  choosing('move a vote', 'Camel', 'Black'),
  takeBack,
];

import { expect } from '@playwright/test';
import { subscribe } from '../plan-fixtures.ts';
import type { Flow } from './flows.ts';
import { relationFlow } from './relation-flows.ts';
import type { Stage } from './stage.ts';

interface HeldLink {
  id: string;
  label: string;
  is_pinned: boolean;
}

const links = async ({ ask, person }: Stage) =>
  (await ask<{ links: HeldLink[] }>(`/api/user-links/${person?.userId}`)).links;
const row = ({ page }: Stage, label: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Options for ${label}`, exact: true }) });
const pinned = ({ page }: Stage) => page.getByRole('region', { name: 'Pinned' }).getByRole('article');

/** Opens the links of the person, with one for each label; none of another cell's. */
async function openLinks(stage: Stage, labels: readonly string[]): Promise<void> {
  const { ask, page, turn } = stage;
  for (const { id } of await links(stage)) await ask(`/api/user-links/${id}`, { method: 'DELETE', body: {} });
  for (const label of labels) {
    const url = `https://kiln.example/${turn}/${label.toLowerCase()}`;
    await ask('/api/user-links', { method: 'POST', body: { url, label } });
  }
  await page.goto('/your-links');
  for (const label of labels) await expect(row(stage, label)).toBeVisible();
}

async function chooseOf(stage: Stage, label: string, entry: string): Promise<void> {
  await row(stage, label)
    .getByRole('button', { name: `Options for ${label}` })
    .click();
  await stage.page.getByRole('menuitem', { name: entry }).click();
}

/** Pays for a plan, without which nothing is pinned. */
async function subscribed({ ask, page, person }: Stage): Promise<void> {
  const { data } = await ask<{ data: { tier: string } }>('/api/stripe-subscription/status');
  if (data.tier === 'free') await subscribe(page, { token: person?.token ?? '' }, 'monthly');
}

const call = (path: RegExp, method: string) => ({ path, method, changes: true });

const label: Flow = {
  ...relationFlow({
    name: 'label a link',
    path: /^\/api\/user-links\/[\w-]+\/label$/,
    open: (stage) => openLinks(stage, ['Cup']),
    press: async (stage) => {
      if (await row(stage, 'Mug').isVisible()) return;
      await chooseOf(stage, 'Cup', 'Edit label');
      await stage.page.getByRole('textbox', { name: 'Label of Cup' }).fill('Mug');
      await stage.page.keyboard.press('Enter');
    },
    said: ({ page }) => page.getByText(/^Failed to save the label of/),
    shows: (stage) => row(stage, 'Mug').isVisible(),
    isHeld: async (stage) => (await links(stage)).some((held) => held.label === 'Mug'),
  }),
};

const pin = relationFlow({
  name: 'pin a link',
  path: /^\/api\/user-links\/[\w-]+\/pin$/,
  open: async (stage) => {
    await subscribed(stage);
    await openLinks(stage, ['Cup']);
  },
  press: async (stage) => {
    if ((await pinned(stage).count()) === 0)
      await stage.page.getByRole('button', { name: 'Pin: Cup' }).click();
  },
  said: ({ page }) => page.getByText(/^Failed to pin/),
  shows: async (stage) => (await pinned(stage).count()) === 1,
  isHeld: async (stage) => (await links(stage)).some((held) => held.is_pinned),
});

async function liftJug(stage: Stage): Promise<void> {
  const { page } = stage;
  if (await isJugFirst(stage)) return;
  await page.getByRole('button', { name: 'Move Jug' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Jug is lifted/)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Jug is at place 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
}

const isJugFirst = async (stage: Stage) =>
  (await pinned(stage).first().textContent())?.includes('Jug') ?? false;

const order = relationFlow({
  name: 'order pinned links',
  path: /^\/api\/user-links\/pinned$/,
  open: async (stage) => {
    await subscribed(stage);
    await openLinks(stage, ['Cup', 'Jug']);
    for (const name of ['Cup', 'Jug']) {
      const found = (await links(stage)).find((held) => held.label === name);
      await stage.ask(`/api/user-links/${found?.id}/pin`, { method: 'PUT', body: { isPinned: true } });
    }
    await stage.page.reload();
    await expect(pinned(stage)).toHaveCount(2);
  },
  press: liftJug,
  said: ({ page }) => page.getByText('Failed to save the order of your pinned links'),
  shows: isJugFirst,
  isHeld: async (stage) => (await links(stage))[0]?.label === 'Jug',
});

const remove: Flow = {
  name: 'delete a link',
  as: 'person',
  call: call(/^\/api\/user-links\/[\w-]+$/, 'DELETE'),
  begin: (stage) => openLinks(stage, ['Cup']),
  act: (stage) => chooseOf(stage, 'Cup', 'Delete'),
  said: ({ page }) => page.getByText(/^Failed to delete/),
  keeps: (stage) => expect(row(stage, 'Cup')).toBeVisible(),
  again: (stage) => chooseOf(stage, 'Cup', 'Delete'),
  isDone: async (stage) => (await row(stage, 'Cup').count()) === 0,
  isTrue: async (stage) => (await row(stage, 'Cup').count()) === (await links(stage)).length,
};

export const linkFlows: readonly Flow[] = [label, pin, order, remove];

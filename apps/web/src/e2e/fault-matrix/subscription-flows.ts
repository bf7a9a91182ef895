import { subscribe } from '../plan-fixtures.ts';
import type { Flow } from './flows.ts';
import type { Stage } from './stage.ts';

interface Status {
  data: { tier: string; autoRenew: boolean };
}

const statusOf = ({ ask }: Stage) => ask<Status>('/api/stripe-subscription/status');
const annual = ({ page }: Stage) => page.getByRole('article', { name: /Pro Annual$/ });
const basic = ({ page }: Stage) => page.getByRole('article', { name: 'Basic' });

const pressUpgrade = (stage: Stage) => annual(stage).getByRole('button', { name: 'Upgrade' }).click();
const opened = (stage: Stage) => annual(stage).getByText('Opened in a new tab');

const upgrade: Flow = {
  name: 'upgrade the plan',
  as: 'person',
  call: { path: /^\/api\/stripe-subscription\/create-checkout-session$/, method: 'POST', changes: true },
  begin: async (stage) => {
    await stage.page.goto('/subscription-plans');
    await annual(stage).waitFor();
  },
  act: pressUpgrade,
  said: (stage) => annual(stage).getByText('Failed to create checkout session'),
  again: pressUpgrade,
  isDone: (stage) => opened(stage).isVisible(),
  // An opened checkout is no plan yet.
  isTrue: async (stage) => (await statusOf(stage)).data.tier === 'free',
};

async function confirmCancel(stage: Stage): Promise<void> {
  await basic(stage).getByRole('button', { name: 'Cancel Paid Plan' }).click();
  await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Paid Plan' }).click();
}

const scheduled = (stage: Stage) => basic(stage).getByRole('button', { name: 'Scheduled' });

const cancel: Flow = {
  name: 'cancel the plan',
  as: 'person',
  call: { path: /^\/api\/stripe-subscription\/cancel$/, method: 'POST', changes: true },
  begin: async (stage) => {
    await subscribe(stage.page, { token: stage.person?.token ?? '' }, 'monthly');
    await stage.page.goto('/subscription-plans');
    await basic(stage).getByRole('button', { name: 'Basic' }).click();
  },
  act: confirmCancel,
  said: (stage) => basic(stage).getByText('Failed to cancel subscription. Please try again.'),
  again: confirmCancel,
  isDone: (stage) => scheduled(stage).isVisible(),
  isTrue: async (stage) => !(await scheduled(stage).isVisible()) || !(await statusOf(stage)).data.autoRenew,
};

export const subscriptionFlows: readonly Flow[] = [upgrade, cancel];

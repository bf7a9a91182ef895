import { createClient } from '@vitrine/api';
import { expect, test } from 'vitest';
import { readSubscription } from './read-subscription.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Reads a plan from a server with these answers, and returns it with the asked paths. */
async function read(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const fetch = async (address: RequestInfo | URL) => {
    const { pathname } = new URL(String(address), 'https://shop.example');
    asked.push(pathname);
    return answers[pathname]?.() ?? json({ error: 'No such call.' }, 404);
  };
  const plan = await readSubscription(
    createClient({ baseUrl: 'https://shop.example', fetch, token: () => 't' }),
    'p1',
  ).catch(({ status }: { status: number }) => status);
  return { plan, asked };
}

const NOW = '/api/stripe-subscription/status';
const BEFORE = '/subscription/status/p1';
const older = () => ({
  tier: 'premium',
  interval: 'year',
  autoRenew: true,
  nextBillingDate: '2027-01-01T00:00:00Z',
  status: 'active',
});

test('the plan is read at its address', async () => {
  const data = { tier: 'basic', planInterval: null, autoRenew: false, nextBillingDate: null, status: '' };
  expect(await read({ [NOW]: () => json({ data }) })).toEqual({ plan: data, asked: [NOW] });
});

test('a server that has the plan at the older address only is asked there (D24)', async () => {
  const { interval, ...status } = older();
  expect(await read({ [BEFORE]: () => json(older()) })).toEqual({
    plan: { ...status, planInterval: interval },
    asked: [NOW, BEFORE],
  });
});

test.each([500, 402, 403])('after another refusal the older address is not asked: %i', async (status) => {
  const answers = { [NOW]: () => json({ error: 'No.' }, status), [BEFORE]: () => json(older()) };
  expect(await read(answers)).toEqual({ plan: status, asked: [NOW] });
});

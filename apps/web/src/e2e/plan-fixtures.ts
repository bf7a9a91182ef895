import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Person {
  token: string;
}

/** Pays for a plan through the API and the local payments. */
export async function subscribe(
  page: Page,
  { token }: Person,
  planType: 'monthly' | 'annual',
): Promise<void> {
  const answer = await page.request.post('/api/stripe-subscription/create-checkout-session', {
    headers: { authorization: `Bearer ${token}` },
    data: { planType },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: { checkoutUrl: string } };
  const paid = await page.request.post(data.checkoutUrl, { form: { action: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
}

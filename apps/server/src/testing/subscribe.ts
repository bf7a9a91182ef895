import type { PlanType } from '@vitrine/api';
import type { Person, World } from './harness.ts';

/** Presses a button of a page of the local payments. */
export const pressPayment = (world: World, address: string, action: string): Promise<Response> =>
  world.send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action }).toString(),
  });

/** Pays for a plan. */
export async function subscribe(
  world: World,
  { client }: Person,
  planType: PlanType = 'monthly',
): Promise<Response> {
  const { data } = await client.subscription.checkOut({ body: { planType } });
  return pressPayment(world, data.checkoutUrl, 'pay');
}

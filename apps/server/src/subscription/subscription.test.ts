import type { PlanType } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DAY, HOUR } from '../kernel/clock.ts';
import { noLog } from '../kernel/log.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { pressPayment, subscribe as subscribeIn } from '../testing/subscribe.ts';
import type { HeldSubscription, Payments } from './payments.ts';
import { createSubscriptions } from './subscription.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const statusOf = async ({ client }: Person) => (await client.subscription.status({})).data;
const checkOut = async ({ client }: Person, planType: PlanType) =>
  (await client.subscription.checkOut({ body: { planType } })).data.checkoutUrl;
const portalOf = async ({ client }: Person) =>
  (await client.subscription.openPortal({ body: {} })).data.portalUrl;
const press = (address: string, action: string) => pressPayment(world, address, action);
const subscribe = (person: Person, plan: PlanType) => subscribeIn(world, person, plan);

describe('plans', () => {
  it('people who never paid are free', async () => {
    expect(await statusOf(await world.person())).toEqual({
      tier: 'free',
      planInterval: null,
      autoRenew: false,
      nextBillingDate: null,
      status: '',
    });
  });

  it('a paid checkout gives the plan until the same day of the next month, and leads back', async () => {
    const mina = await world.person();
    const answer = await subscribe(mina, 'monthly');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscription/success']);
    expect(await statusOf(mina)).toEqual({
      tier: 'premium',
      planInterval: 'month',
      autoRenew: true,
      nextBillingDate: '2026-12-21T12:00:00.000Z',
      status: 'active',
    });
    const old = await mina.client.subscription.statusOld({ params: { userId: mina.id } });
    expect(old).toMatchObject({ tier: 'premium', interval: 'month' });
  });

  it('a cancelled plan stays until its period ends, can be resumed in the portal, and then ends', async () => {
    const mina = await world.person();
    await subscribe(mina, 'monthly');
    const { data } = await mina.client.subscription.cancel({ body: {} });
    expect(data).toMatchObject({ tier: 'premium', autoRenew: false });
    await press(await portalOf(mina), 'resume');
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium', autoRenew: true });
    await press(await portalOf(mina), 'cancel');
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium', autoRenew: false });
    const now = world.clock.now;
    world.clock.now += 40 * DAY;
    expect(await statusOf(await signedInAgain(mina))).toMatchObject({ tier: 'free', status: 'canceled' });
    world.clock.now = now;
  });

  it('a plan renews at the end of its period', async () => {
    const mina = await world.person();
    await subscribe(mina, 'monthly');
    const now = world.clock.now;
    world.clock.now += 40 * DAY;
    const again = await signedInAgain(mina);
    expect(await statusOf(again)).toMatchObject({
      tier: 'premium',
      nextBillingDate: '2027-01-21T12:00:00.000Z',
    });
    world.clock.now = now;
  });

  it('a renewal that fails keeps the plan, and the state says so', async () => {
    const mina = await world.person();
    await subscribe(mina, 'annual');
    await press(await portalOf(mina), 'fail');
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium', status: 'past_due' });
    await press(await portalOf(mina), 'pay');
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium', status: 'active' });
  });

  it('an upgrade changes the plan that there is, and the same plan again is refused', async () => {
    const mina = await world.person();
    await subscribe(mina, 'monthly');
    await expect(checkOut(mina, 'monthly')).rejects.toMatchObject({ status: 409, code: 'plan_active' });
    await subscribe(mina, 'annual');
    expect(await statusOf(mina)).toMatchObject({
      planInterval: 'year',
      nextBillingDate: '2027-11-21T12:00:00.000Z',
    });
    await mina.client.subscription.cancel({ body: {} });
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium', autoRenew: false });
  });

  it('a new checkout ends the open one, which then takes no payment (S3)', async () => {
    const mina = await world.person();
    const [first, second] = [await checkOut(mina, 'monthly'), await checkOut(mina, 'annual')];
    await press(first, 'pay');
    expect(await statusOf(mina)).toMatchObject({ tier: 'free' });
    await press(second, 'pay');
    await press(second, 'pay');
    await press(first, 'pay');
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium', planInterval: 'year' });
  });

  it('a payment that is not finished is never Pro, and can be finished (S4)', async () => {
    const mina = await world.person();
    const checkout = await checkOut(mina, 'monthly');
    await press(checkout, 'wait');
    expect(await statusOf(mina)).toMatchObject({ tier: 'free', status: 'incomplete' });
    await press(checkout, 'pay');
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium', status: 'active' });
  });

  it('a checkout that is left or declined changes nothing', async () => {
    const mina = await world.person();
    const checkout = await checkOut(mina, 'monthly');
    const declined = await press(checkout, 'decline');
    expect([declined.status, await declined.text()]).toEqual([200, expect.stringContaining('declined')]);
    expect((await press(checkout, 'leave')).headers.get('location')).toBe('/subscription/cancel');
    await press(checkout, 'pay');
    expect(await statusOf(mina)).toMatchObject({ tier: 'free' });
  });

  it('a form of a payment that no button sent changes nothing', async () => {
    const mina = await world.person();
    const checkout = await checkOut(mina, 'monthly');
    for (const action of ['constructor', '__proto__', 'cancel']) await press(checkout, action);
    expect((await press(checkout, 'pay'.repeat(1000))).status).toBe(413);
    expect(await statusOf(mina)).toMatchObject({ tier: 'free' });
    await press(checkout, 'pay');
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium' });
  });

  it('without a paid plan there is nothing to cancel or manage', async () => {
    const { client } = await world.person();
    for (const call of [client.subscription.cancel, client.subscription.openPortal])
      await expect(call({ body: {} })).rejects.toMatchObject({ status: 409, code: 'no_paid_plan' });
  });

  it('the plan of another person is refused', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    await expect(jun.client.subscription.statusOld({ params: { userId: mina.id } })).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('a server without payments says so, and still knows who never paid', async () => {
    const without = await openWorld({ outboxKey: undefined });
    const mina = await without.person();
    await expect(checkOut(mina, 'monthly')).rejects.toMatchObject({ code: 'billing_unavailable' });
    expect(await statusOf(mina)).toMatchObject({ tier: 'free' });
    expect(await (await without.send('/dev/payments/unknown')).text()).not.toContain('money');
    await without[Symbol.asyncDispose]();
  });
});

/** Sessions end while the clock of a test is moved. */
async function signedInAgain(person: Person): Promise<Person> {
  const { token } = await world
    .client()
    .session.login({ body: { username: person.username, password: person.password } });
  return { ...person, client: world.client(token ?? '') };
}

describe('the copy of a subscription', () => {
  const END = new Date('2026-12-24T12:00:00Z');
  const held = (given: Partial<HeldSubscription>): HeldSubscription => ({
    id: 'sub',
    status: 'active',
    interval: 'month',
    renews: true,
    endsAt: END,
    ...given,
  });
  const serviceOf = (subscriptionsOf: Payments['subscriptionsOf']) =>
    createSubscriptions(world.database.db, {
      clock: () => world.clock.now,
      log: noLog,
      payments: {
        checkOut: async () => ({ id: 'checkout', address: '/pay' }),
        cancel: async () => undefined,
        openPortal: async () => '/portal',
        subscriptionsOf,
      },
    });

  test.each<[string, HeldSubscription[], object]>([
    [
      'an ended subscription beside a new one changes nothing (S1)',
      [held({ id: 'old', status: 'canceled', endsAt: new Date('2027-06-01') }), held({ id: 'new' })],
      { tier: 'premium', status: 'active' },
    ],
    ['an unfinished payment is not Pro (S4)', [held({ status: 'incomplete' })], { tier: 'free' }],
    ['an expired payment is not Pro (S4)', [held({ status: 'incomplete_expired' })], { tier: 'free' }],
    ['an unpaid subscription is not Pro (S4)', [held({ status: 'unpaid' })], { tier: 'free' }],
    ['a failed renewal keeps Pro', [held({ status: 'past_due' })], { tier: 'premium' }],
    ['no subscription is free', [], { tier: 'free' }],
  ])('%s', async (_, subscriptions, expected) => {
    const { id } = await world.person();
    const service = serviceOf(async () => subscriptions);
    await service.refresh(id);
    expect(await service.status(id)).toMatchObject(expected);
  });

  it('of two answers at once, the one that was asked for last counts', async () => {
    const { id } = await world.person();
    const answers: PromiseWithResolvers<HeldSubscription[]>[] = [];
    const service = serviceOf(() => {
      const answer = Promise.withResolvers<HeldSubscription[]>();
      answers.push(answer);
      return answer.promise;
    });
    const first = service.refresh(id);
    await expect.poll(() => answers.length).toBe(1);
    const second = service.refresh(id);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.resolve([held({ interval: 'year' })]);
    await second;
    answers[0]?.resolve([held({ interval: 'month' })]);
    await first;
    expect(await service.status(id)).toMatchObject({ planInterval: 'year' });
  });

  it('while the payments cannot be reached, the last known plan holds', async () => {
    const { id } = await world.person();
    let isDown = false;
    const service = serviceOf(async () => {
      if (isDown) throw new Error('The service is down.');
      return [held({ endsAt: new Date(world.clock.now + HOUR) })];
    });
    await service.refresh(id);
    isDown = true;
    world.clock.now += 2 * HOUR;
    expect(await service.status(id)).toMatchObject({ tier: 'premium' });
    await expect(service.checkOut(id, 'annual')).rejects.toMatchObject({ code: 'billing_unavailable' });
    world.clock.now -= 2 * HOUR;
  });
});

// Runs on both databases: a question to Stripe within a transaction would stop the embedded one.
import type { PlanType } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { StartWork } from '../concurrency/worker.ts';
import { DAY, HOUR, SECOND } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import {
  type SignedMessage,
  type StripeServer,
  startStripeServer,
  type Thing,
} from '../testing/stripe-server.ts';
import { heldFrom } from './stripe-subscription.ts';
import { stripeCustomers, stripeMessages } from './subscription.table.ts';

let world: World;
let stripe: StripeServer;
const lines: string[] = [];
const log: Log = {
  info: (event, fields) => void lines.push(JSON.stringify({ event, ...fields })),
  error: (event, error, fields) =>
    void lines.push(`${JSON.stringify({ event, ...fields })} ${error} ${JSON.stringify(error)}`),
};
const tasks: Parameters<StartWork>[0][] = [];
beforeAll(async () => {
  stripe = await startStripeServer(() => world.clock.now);
  const startWork: StartWork = (task) => {
    tasks.push(task);
    return { wake: () => {} };
  };
  world = await openWorld({ stripe: stripe.settings, origin: 'https://shop.example' }, { log, startWork });
});
beforeEach(() => {
  lines.length = 0;
});
afterEach(() => {
  stripe.down = undefined;
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await stripe.close();
});

const statusOf = async ({ client }: Person) => (await client.subscription.status({})).data;
const checkOut = async ({ client }: Person, planType: PlanType = 'monthly') =>
  (await client.subscription.checkOut({ body: { planType } })).data;
const portalOf = async ({ client }: Person) =>
  (await client.subscription.openPortal({ body: {} })).data.portalUrl;
const send = ({ body, signature }: SignedMessage, path = '/api/stripe/webhook') =>
  world.send(path, { method: 'POST', headers: { 'stripe-signature': signature }, body });
const tell = (type: string, about: Thing) => send(stripe.message(type, about));
/** Lets the time pass in which the service is not asked again. */
const later = () => {
  world.clock.now += 5 * SECOND;
};
const asks = () => stripe.requests.filter((request) => request === 'GET /v1/subscriptions').length;

async function customerOf({ id }: Person): Promise<string> {
  const { db } = world.database;
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.personId, id));
  return row?.customerId ?? '';
}

/** A person with a paid plan, about which Stripe has sent its message. */
async function subscriber(planType: PlanType = 'monthly') {
  const person = await world.person();
  const subscription = stripe.pay((await checkOut(person, planType)).sessionId);
  await tell('customer.subscription.created', subscription);
  return { person, subscription };
}

async function signedInAgain(person: Person): Promise<Person> {
  const { username, password } = person;
  const { token } = await world.client().session.login({ body: { username, password } });
  return { ...person, client: world.client(token ?? '') };
}

describe('a checkout at Stripe', () => {
  it('leads to a page of Stripe, and back to the configured origin', async () => {
    const mina = await world.person();
    const { checkoutUrl, sessionId } = await checkOut(mina, 'annual');
    expect(checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(stripe.things.sessions.get(sessionId)).toMatchObject({
      mode: 'subscription',
      price: 'price_year',
      customer: await customerOf(mina),
      success_url: 'https://shop.example/subscription/success',
      cancel_url: 'https://shop.example/subscription/cancel',
    });
  });

  it('gives the plan if the message comes before the browser returns', async () => {
    const mina = await world.person();
    const subscription = stripe.pay((await checkOut(mina)).sessionId);
    expect((await tell('customer.subscription.created', subscription)).status).toBe(200);
    const asked = asks();
    expect(await statusOf(mina)).toEqual({
      tier: 'premium',
      planInterval: 'month',
      autoRenew: true,
      nextBillingDate: new Date(Math.floor(world.clock.now / 1000) * 1000 + 30 * DAY).toISOString(),
      status: 'active',
    });
    expect(asks()).toBe(asked);
  });

  it('gives the plan if the browser returns before the message', async () => {
    const mina = await world.person();
    const subscription = stripe.pay((await checkOut(mina)).sessionId);
    later();
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium' });
    expect((await tell('checkout.session.completed', subscription)).status).toBe(200);
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium' });
  });

  it('without a message Stripe is asked every five seconds at most', async () => {
    const mina = await world.person();
    const { sessionId } = await checkOut(mina);
    const asked = asks();
    later();
    await Promise.all([statusOf(mina), statusOf(mina), statusOf(mina)]);
    await statusOf(mina);
    expect(asks()).toBeLessThanOrEqual(asked + 1);
    stripe.pay(sessionId);
    expect(await statusOf(mina)).toMatchObject({ tier: 'free' });
    later();
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium' });
  });

  it('a person has one customer, also with two first checkouts at once, of which one stays open (S3)', async () => {
    const mina = await world.person();
    const before = stripe.things.customers.size;
    const answers = await Promise.all([checkOut(mina, 'monthly'), checkOut(mina, 'annual')]);
    expect(stripe.things.customers.size).toBe(before + 1);
    const customer = await customerOf(mina);
    const open = [...stripe.things.sessions.values()].filter(
      (session) => session.customer === customer && session.status === 'open',
    );
    expect(open).toHaveLength(1);
    expect(answers.map(({ sessionId }) => sessionId)).toContain(open[0]?.id);
  });

  it('a new checkout ends the open one (S3)', async () => {
    const mina = await world.person();
    const [first, second] = [await checkOut(mina, 'monthly'), await checkOut(mina, 'annual')];
    expect(stripe.things.sessions.get(first.sessionId)).toMatchObject({ status: 'expired' });
    expect(stripe.things.sessions.get(second.sessionId)).toMatchObject({ status: 'open' });
  });

  it('a customer whom somebody deleted at Stripe is made anew', async () => {
    const mina = await world.person();
    await checkOut(mina);
    const former = await customerOf(mina);
    Object.assign(stripe.things.customers.get(former) ?? {}, { deleted: true });
    const { sessionId } = await checkOut(mina);
    const customer = await customerOf(mina);
    expect(customer).not.toBe(former);
    expect(stripe.things.sessions.get(sessionId)).toMatchObject({ customer, status: 'open' });
  });

  it('customers of another account are trouble, and nobody is forgotten', async () => {
    const mina = await world.person();
    await checkOut(mina);
    const customer = await customerOf(mina);
    stripe.things.customers.delete(customer);
    await expect(checkOut(mina)).rejects.toMatchObject({ code: 'billing_unavailable' });
    expect(await customerOf(mina)).toBe(customer);
  });

  it('a payment that is not finished is never Pro (S4)', async () => {
    const mina = await world.person();
    const { id } = stripe.pay((await checkOut(mina)).sessionId, 'incomplete');
    for (const status of ['incomplete', 'incomplete_expired', 'unpaid', 'paused']) {
      await tell('customer.subscription.updated', stripe.change(id, { status }));
      expect(await statusOf(mina)).toMatchObject({ tier: 'free', status });
    }
  });

  it('a payment that takes its time is noticed without a message', async () => {
    const mina = await world.person();
    const { id } = stripe.pay((await checkOut(mina)).sessionId, 'incomplete');
    later();
    expect(await statusOf(mina)).toMatchObject({ tier: 'free', status: 'incomplete' });
    stripe.change(id, { status: 'active' });
    later();
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium', status: 'active' });
  });
});

describe('a plan at Stripe', () => {
  it('an upgrade shows its price in the portal, and changes the one subscription', async () => {
    const { person, subscription } = await subscriber();
    const { checkoutUrl } = await checkOut(person, 'annual');
    expect([...stripe.things.portals.values()].at(-1)).toMatchObject({
      changed: subscription.id,
      price: 'price_year',
      return_url: 'https://shop.example/subscription/cancel',
      after: 'https://shop.example/subscription/success',
    });
    later();
    expect(await statusOf(person)).toMatchObject({ planInterval: 'month' });
    stripe.confirmChange(checkoutUrl);
    later();
    expect(await statusOf(person)).toMatchObject({ tier: 'premium', planInterval: 'year' });
    const customer = await customerOf(person);
    expect([...stripe.things.subscriptions.values()].filter((one) => one.customer === customer)).toHaveLength(
      1,
    );
  });

  it('an upgrade of a plan that is to end changes it too', async () => {
    const { person, subscription } = await subscriber();
    await person.client.subscription.cancel({ body: {} });
    await checkOut(person, 'annual');
    expect([...stripe.things.portals.values()].at(-1)).toMatchObject({ changed: subscription.id });
  });

  it('the same plan goes on in the portal if it is to end', async () => {
    const { person } = await subscriber();
    await expect(checkOut(person)).rejects.toMatchObject({ code: 'plan_active' });
    await person.client.subscription.cancel({ body: {} });
    expect((await checkOut(person)).checkoutUrl).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect([...stripe.things.portals.values()].at(-1)).toMatchObject({ changed: null });
  });

  it('a change that Stripe refuses leads to the portal', async () => {
    const { person, subscription } = await subscriber();
    stripe.change(subscription.id, { status: 'past_due' });
    expect((await checkOut(person, 'annual')).checkoutUrl).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect([...stripe.things.portals.values()].at(-1)).toMatchObject({ changed: null });
  });

  it('a cancelled plan stays until its period ends', async () => {
    const { person, subscription } = await subscriber();
    const { data } = await person.client.subscription.cancel({ body: {} });
    expect(data).toMatchObject({ tier: 'premium', autoRenew: false });
    expect(stripe.things.subscriptions.get(subscription.id)).toMatchObject({ cancel_at_period_end: true });
  });

  it('a plan that is cancelled in the portal is noticed without a message', async () => {
    const { person, subscription } = await subscriber();
    const portal = await portalOf(person);
    expect(portal).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect([...stripe.things.portals.values()].at(-1)?.return_url).toBe(
      'https://shop.example/subscription-plans',
    );
    later();
    expect(await statusOf(person)).toMatchObject({ autoRenew: true });
    const endsAt = Math.floor(world.clock.now / 1000) + 1000;
    stripe.change(subscription.id, { cancel_at: endsAt });
    later();
    expect(await statusOf(person)).toMatchObject({
      tier: 'premium',
      autoRenew: false,
      nextBillingDate: new Date(endsAt * 1000).toISOString(),
    });
  });

  it('a renewal that fails keeps Pro until Stripe gives up', async () => {
    const { person, subscription } = await subscriber();
    await tell('invoice.payment_failed', stripe.change(subscription.id, { status: 'past_due' }));
    expect(await statusOf(person)).toMatchObject({ tier: 'premium', status: 'past_due' });
    await tell('customer.subscription.deleted', stripe.change(subscription.id, { status: 'canceled' }));
    expect(await statusOf(person)).toMatchObject({ tier: 'free', status: 'canceled' });
  });

  it('a person with more than a hundred old subscriptions is read to the end', async () => {
    const mina = await world.person();
    const paid = stripe.pay((await checkOut(mina)).sessionId);
    const customer = await customerOf(mina);
    for (let count = 0; count < 120; count += 1)
      stripe.subscribe(customer, 'price_month', { status: 'canceled' });
    await tell('customer.subscription.created', paid);
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium' });
  });
});

describe('messages of Stripe', () => {
  it('a message that comes twice is worked on once', async () => {
    const { person, subscription } = await subscriber();
    const message = stripe.message('customer.subscription.updated', subscription);
    await send(message);
    const asked = asks();
    expect((await send(message)).status).toBe(200);
    expect(asks()).toBe(asked);
    expect(await statusOf(person)).toMatchObject({ tier: 'premium' });
  });

  it('messages count in any order (S1)', async () => {
    const { person, subscription } = await subscriber();
    const created = stripe.message('customer.subscription.created', {
      ...subscription,
      status: 'incomplete',
    });
    await tell('customer.subscription.deleted', stripe.change(subscription.id, { status: 'canceled' }));
    await send(created);
    expect(await statusOf(person)).toMatchObject({ tier: 'free', status: 'canceled' });
  });

  test.each<[string, (about: Thing) => SignedMessage]>([
    ['a forged message', (about) => stripe.message('invoice.paid', about, { secret: 'whsec_forged' })],
    ['an old message', (about) => stripe.message('invoice.paid', about, { at: world.clock.now - HOUR })],
    [
      'a message without a signature',
      (about) => ({ ...stripe.message('invoice.paid', about), signature: '' }),
    ],
    [
      'nonsense as a signature',
      (about) => ({ ...stripe.message('invoice.paid', about), signature: 't=1,v1=é' }),
    ],
    [
      'a message that was changed on its way',
      (about) => {
        const { body, signature } = stripe.message('invoice.paid', about);
        return { body: body.replace('invoice.paid', 'invoice.void'), signature };
      },
    ],
  ])('%s is refused, and nothing is said', async (_, made) => {
    const { subscription } = await subscriber();
    const asked = asks();
    const { body, signature } = made(subscription);
    const answer = await world.send('/api/stripe/webhook', {
      method: 'POST',
      body,
      ...(signature === '' ? {} : { headers: { 'stripe-signature': encodeURI(signature) } }),
    });
    expect([answer.status, await answer.text()]).toEqual([400, '']);
    expect(asks()).toBe(asked);
  });

  it('a message without an id is refused, though Stripe signed it', async () => {
    expect((await send(stripe.message('invoice.paid', { id: 'in' }, { id: null as never }))).status).toBe(
      400,
    );
  });

  it('a body of more than 256 kB is refused', async () => {
    const answer = await send(stripe.message('invoice.paid', { id: 'x'.repeat(300_000) }));
    expect(answer.status).toBe(413);
  });

  it('unknown customers and types change nothing, and the log names nobody', async () => {
    const { person, subscription } = await subscriber();
    lines.length = 0;
    const asked = asks();
    expect((await tell('invoice.paid', { id: 'in', customer: 'cus_of_others' })).status).toBe(200);
    expect((await tell('invoice.paid', { id: 'in' })).status).toBe(200);
    expect((await tell('payout.paid', subscription)).status).toBe(200);
    expect(asks()).toBe(asked);
    expect(lines.filter((line) => line.includes('unknown customer'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('unknown type'))).toHaveLength(1);
    for (const secret of ['cus_', person.id, person.username]) expect(lines.join()).not.toContain(secret);
  });

  it('a subscription of other prices gives no plan, and leaves a plan alone (S5)', async () => {
    const mina = await world.person();
    await checkOut(mina);
    const foreign = stripe.subscribe(await customerOf(mina), 'price_of_others');
    expect((await tell('customer.subscription.created', foreign)).status).toBe(200);
    expect(await statusOf(mina)).toMatchObject({ tier: 'free', status: '' });
    expect(lines.join()).toContain('price of others');
    const { person } = await subscriber('annual');
    await tell(
      'customer.subscription.created',
      stripe.subscribe(await customerOf(person), 'price_of_others'),
    );
    expect(await statusOf(person)).toMatchObject({ tier: 'premium', planInterval: 'year' });
  });

  it('a plan that moves to a price of others ends', async () => {
    const { person, subscription } = await subscriber();
    const items = { data: [{ id: 'si', price: { id: 'price_of_others' } }] };
    await tell('customer.subscription.updated', stripe.change(subscription.id, { items }));
    expect(await statusOf(person)).toMatchObject({ tier: 'free' });
  });

  it('a message is repeated if Stripe cannot be asked, and then counts', async () => {
    const mina = await world.person();
    const subscription = stripe.pay((await checkOut(mina)).sessionId);
    const message = stripe.message('customer.subscription.created', subscription);
    stripe.down = /./;
    expect((await send(message)).status).toBe(503);
    expect(await statusOf(mina)).toMatchObject({ tier: 'free' });
    stripe.down = undefined;
    expect((await send(message)).status).toBe(200);
    expect(await statusOf(mina)).toMatchObject({ tier: 'premium' });
  });

  it('a server without Stripe takes no messages, and one with Stripe has no local payments', async () => {
    const without = await openWorld();
    const address = '/api/stripe/webhook';
    expect((await without.send(address, { method: 'POST', body: '{}' })).status).toBe(404);
    await without[Symbol.asyncDispose]();
    expect(await (await world.send('/dev/payments/any')).text()).not.toContain('no money');
  });

  it('messages are forgotten after 30 days', async () => {
    await tell('invoice.paid', { id: 'in' });
    const { db } = world.database;
    const sweep = tasks.find(({ name }) => name === 'messages of stripe');
    await sweep?.work(new AbortController().signal);
    expect(await db.select().from(stripeMessages)).not.toEqual([]);
    const now = world.clock.now;
    world.clock.now += 31 * DAY;
    await sweep?.work(new AbortController().signal);
    world.clock.now = now;
    expect(await db.select().from(stripeMessages)).toEqual([]);
  });
});

describe('two paid plans of one person (S3)', () => {
  async function paidTwice() {
    const { person, subscription: first } = await subscriber();
    later();
    const second = stripe.subscribe(await customerOf(person), 'price_year');
    const invoice = [...stripe.things.invoices.values()].find((one) => one.subscription === second.id);
    const refunds = () =>
      [...stripe.things.refunds.values()].filter((refund) => refund.payment_intent === invoice?.intent);
    return { person, first, second, refunds };
  }

  it('the later one is ended and paid back once, and the person is told for 30 days', async () => {
    const { person, first, second, refunds } = await paidTwice();
    await Promise.all([
      tell('customer.subscription.created', second),
      tell('checkout.session.completed', second),
      tell('invoice.paid', second),
    ]);
    await tell('customer.subscription.deleted', second);
    expect(stripe.things.subscriptions.get(second.id)).toMatchObject({ status: 'canceled' });
    expect(stripe.things.subscriptions.get(first.id)).toMatchObject({ status: 'active' });
    expect(refunds()).toHaveLength(1);
    expect(await statusOf(person)).toMatchObject({ tier: 'premium', planInterval: 'month', paidBack: true });
    const old = await person.client.subscription.statusOld({ params: { userId: person.id } });
    expect(old).not.toHaveProperty('paidBack');
    const now = world.clock.now;
    world.clock.now += 31 * DAY;
    expect(await statusOf(await signedInAgain(person))).not.toHaveProperty('paidBack');
    world.clock.now = now;
  });

  it('a repetition after a failure pays back once', async () => {
    const { person, second, refunds } = await paidTwice();
    const message = stripe.message('customer.subscription.created', second);
    for (const down of [/refunds/, /DELETE/]) {
      stripe.down = down;
      expect((await send(message)).status).toBe(503);
    }
    expect(refunds()).toHaveLength(1);
    stripe.down = undefined;
    expect((await send(message)).status).toBe(200);
    expect(stripe.things.subscriptions.get(second.id)).toMatchObject({ status: 'canceled' });
    await tell('customer.subscription.deleted', second);
    expect(refunds()).toHaveLength(1);
    expect(await statusOf(person)).toMatchObject({ paidBack: true });
  });

  it('a plan whose renewal failed is not one that was paid twice', async () => {
    const { first, second, refunds } = await paidTwice();
    stripe.change(first.id, { status: 'past_due' });
    await tell('customer.subscription.created', second);
    expect(stripe.things.subscriptions.get(second.id)).toMatchObject({ status: 'active' });
    expect(refunds()).toEqual([]);
  });
});

describe('while Stripe is down', () => {
  it('plans cannot be bought, and the last known plan holds', async () => {
    const { person } = await subscriber();
    await portalOf(person);
    stripe.down = /./;
    later();
    expect(await statusOf(person)).toMatchObject({ tier: 'premium' });
    for (const call of [
      () => checkOut(person, 'annual'),
      () => portalOf(person),
      () => person.client.subscription.cancel({ body: {} }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 503, code: 'billing_unavailable' });
  });

  it('one answer that fails is asked for again', async () => {
    const mina = await world.person();
    await checkOut(mina);
    stripe.failNext(500);
    expect((await checkOut(mina)).sessionId).not.toBe('');
  });

  it('neither the key nor a customer is in the log', async () => {
    const { person } = await subscriber();
    const { secretKey } = stripe.settings;
    stripe.settings.secretKey = 'sk_test_another';
    await expect(checkOut(person, 'annual')).rejects.toMatchObject({ code: 'billing_unavailable' });
    stripe.settings.secretKey = secretKey;
    expect(lines.join()).toContain('StripeTrouble');
    for (const secret of [secretKey, 'Invalid API Key', 'cus_', person.id])
      expect(lines.join()).not.toContain(secret);
  });

  it('a slow answer keeps no database transaction and no turn of other requests', async () => {
    const work = { atOnce: 1, atOncePerAddress: 1 };
    const narrow = await openWorld({ stripe: stripe.settings, work });
    const [mina, jun] = [await narrow.person(), await narrow.person()];
    const before = stripe.requests.length;
    const release = stripe.hold();
    const waiting = checkOut(mina);
    await expect.poll(() => stripe.requests.length).toBe(before + 1);
    expect(await statusOf(jun)).toMatchObject({ tier: 'free' });
    expect(await statusOf(mina)).toMatchObject({ tier: 'free' });
    release();
    expect((await waiting).sessionId).not.toBe('');
    await narrow[Symbol.asyncDispose]();
  });
});

describe('a subscription as Stripe sends it', () => {
  const prices = { month: 'price_month', year: 'price_year' };
  const at = (day: string) => Date.parse(day) / 1000;
  const item = { id: 'si', price: { id: 'price_month' }, current_period_end: at('2026-12-21') };
  const given = { id: 'sub', object: 'subscription', status: 'active', items: { data: [item] } };
  const { current_period_end: _, ...bareItem } = item;

  test.each<[string, object, object]>([
    ['the period of the item', given, { renews: true, endsAt: new Date('2026-12-21'), interval: 'month' }],
    [
      'the period of older versions',
      { ...given, items: { data: [bareItem] }, current_period_end: at('2026-12-20') },
      { renews: true, endsAt: new Date('2026-12-20') },
    ],
    [
      'an end with the period',
      { ...given, cancel_at_period_end: true },
      { renews: false, endsAt: new Date('2026-12-21') },
    ],
    [
      'an end at a time',
      { ...given, cancel_at: at('2026-12-01') },
      { renews: false, endsAt: new Date('2026-12-01') },
    ],
    [
      'an end that has come',
      { ...given, status: 'canceled', canceled_at: at('2026-11-01'), ended_at: at('2026-11-02') },
      { status: 'canceled', renews: false, endsAt: new Date('2026-11-02') },
    ],
    [
      'another item beside ours',
      { ...given, items: { data: [{ price: { id: 'other' } }, { ...item, price: { id: 'price_year' } }] } },
      { interval: 'year' },
    ],
    ['no end at all', { ...given, items: { data: [bareItem] } }, { renews: true, endsAt: null }],
    [
      'an end that is no time',
      { ...given, cancel_at: 'soon', current_period_end: 1e300, items: { data: [bareItem] } },
      { renews: true, endsAt: null },
    ],
    ['a status that is no text', { ...given, status: 7 }, { status: '' }],
  ])('%s is read', (_title, subscription, expected) => {
    expect(heldFrom(subscription, prices)).toMatchObject(expected);
  });

  test.each([
    [undefined],
    [null],
    ['text'],
    [{}],
    [{ ...given, items: undefined }],
    [{ ...given, items: { data: [null, 'text', { price: 'price_month' }] } }],
    [{ ...given, id: undefined }],
  ])('%j is none of ours', (subscription) => {
    expect(heldFrom(subscription, prices)).toBeUndefined();
  });

  it('a plan without an end is Pro, and no date is invented', async () => {
    const { person, subscription } = await subscriber();
    stripe.change(subscription.id, { items: { data: [bareItem] } });
    await tell('customer.subscription.updated', subscription);
    expect(await statusOf(person)).toMatchObject({ tier: 'premium', nextBillingDate: null });
  });
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { StripeSettings } from '../config/config.ts';
import { DAY } from '../kernel/clock.ts';

export type Thing = Record<string, unknown> & { id: string };

/** A message as Stripe sends it, signed. */
export interface SignedMessage {
  body: string;
  signature: string;
}

/** Accounts of customers in memory, and the controls that people and time have in reality. */
export interface StripeServer {
  settings: StripeSettings;
  /** Each request: `POST /v1/customers`. */
  requests: string[];
  things: {
    customers: Map<string, Thing>;
    sessions: Map<string, Thing>;
    subscriptions: Map<string, Thing>;
    invoices: Map<string, Thing>;
    refunds: Map<string, Thing>;
    portals: Map<string, Thing>;
  };
  /** Requests that fail: `/refunds/`, or `/./` for all. */
  down: RegExp | undefined;
  /** Answers the next requests with these statuses, and lets the library try again. */
  failNext(...statuses: number[]): void;
  /** Holds answers back until the returned function is called. */
  hold(): () => void;
  /** Pays an open checkout. `incomplete`: the payment is not finished yet. */
  pay(sessionId: string, status?: 'active' | 'incomplete'): Thing;
  /** Confirms the change that a page of the portal shows. */
  confirmChange(portalUrl: string): Thing;
  /** Starts a subscription without a checkout. */
  subscribe(customer: string, price: string, given?: Record<string, unknown>): Thing;
  /** Sets fields of a subscription; undefined removes one. */
  change(subscriptionId: string, fields: Record<string, unknown>): Thing;
  /** Signs a message about a thing. `given` replaces its id or type, or how it is signed. */
  message(type: string, about: Thing, given?: { id?: string; at?: number; secret?: string }): SignedMessage;
  close(): Promise<void>;
}

class Refusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

/**
 * Stands in for Stripe: requests are forms, answers have its published shapes. Written from the documentation and
 * types of Stripe. It proves that we ask as we mean to, not that Stripe agrees. `pages`: origins of the pages that
 * people see.
 */
export async function startStripeServer(
  clock: () => number,
  pages = { checkout: 'https://checkout.stripe.com', portal: 'https://billing.stripe.com' },
): Promise<StripeServer> {
  const things: StripeServer['things'] = {
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    refunds: new Map(),
    portals: new Map(),
  };
  const answered = new Map<string, { status: number; body: string }>();
  const requests: string[] = [];
  const failures: number[] = [];
  let held: Promise<void> | undefined;
  let made = 0;
  const library = new Stripe('sk_test_of_the_test_server');
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: StripeSettings = {
    secretKey: 'sk_test_verysecret',
    webhookSecret: 'whsec_alsosecret',
    prices: { month: 'price_month', year: 'price_year' },
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };

  const now = () => Math.floor(clock() / 1000);
  const newId = (prefix: string) => `${prefix}_${++made}`;
  const daysOf = (price: unknown) => (price === settings.prices.year ? 365 : 30);

  function add(kind: keyof StripeServer['things'], thing: Thing): Thing {
    things[kind].set(thing.id, thing);
    return thing;
  }

  function find(kind: keyof StripeServer['things'], id: string | null, param = 'id'): Thing {
    const thing = things[kind].get(id ?? '');
    if (thing) return thing;
    throw new Refusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such thing: '${id}'`,
      param,
    });
  }

  const refuse = (message: string, code?: string): never => {
    throw new Refusal(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', settings.apiBase);
    const called = `${request.method} ${url.pathname}`;
    requests.push(called);
    await held;
    const send = (status: number, body: string, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers })
        .end(body);
    const trouble = JSON.stringify({ error: { type: 'api_error', message: 'Stripe is down.' } });
    if (api.down?.test(called)) return send(503, trouble, { 'stripe-should-retry': 'false' });
    const failure = failures.shift();
    if (failure !== undefined) return send(failure, trouble);
    if (request.headers.authorization !== `Bearer ${settings.secretKey}`) {
      const message = `Invalid API Key provided: ${request.headers.authorization}`;
      return send(401, JSON.stringify({ error: { type: 'invalid_request_error', message } }));
    }
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    if (request.method === 'POST' && !isForm) return send(400, trouble);
    const key = request.headers['idempotency-key'];
    const replay = typeof key === 'string' ? answered.get(key) : undefined;
    if (replay) return send(replay.status, replay.body, { 'idempotent-replayed': 'true' });
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const result = resultOf(request.method ?? 'GET', url, form);
    if (typeof key === 'string') answered.set(key, result);
    send(result.status, result.body);
  }

  function resultOf(method: string, url: URL, form: URLSearchParams): { status: number; body: string } {
    try {
      return { status: 200, body: JSON.stringify(worked(method, url, form)) };
    } catch (error) {
      if (error instanceof Refusal)
        return { status: error.status, body: JSON.stringify({ error: error.error }) };
      throw error;
    }
  }

  function worked(method: string, { pathname, searchParams }: URL, form: URLSearchParams): unknown {
    const [kind = '', ...rest] = pathname.replace('/v1/', '').split('/');
    const path = `${method} ${kind}`;
    const [id = '', verb] = kind === 'checkout' || kind === 'billing_portal' ? rest.slice(1) : rest;
    if (path === 'POST customers')
      return add('customers', {
        id: newId('cus'),
        object: 'customer',
        metadata: { personId: form.get('metadata[personId]') },
      });
    if (path === 'GET customers') return find('customers', id);
    if (kind === 'checkout') return session(method, id, verb, searchParams, form);
    if (path === 'POST billing_portal') return portal(form);
    if (kind === 'subscriptions') return subscription(method, id, searchParams, form);
    if (path === 'GET invoices') {
      const of = (invoice: Thing) =>
        invoice.subscription === searchParams.get('subscription') &&
        invoice.status === searchParams.get('status');
      return listed([...things.invoices.values()].filter(of).reverse(), pathname, searchParams);
    }
    if (path === 'GET invoice_payments') {
      const invoice = find('invoices', searchParams.get('invoice'), 'invoice');
      const payment = { type: 'payment_intent', payment_intent: invoice.intent };
      const one = { id: `inpay_${invoice.id}`, object: 'invoice_payment', status: 'paid', payment };
      return listed([one], pathname, searchParams);
    }
    if (path === 'POST refunds') {
      const intent = form.get('payment_intent');
      if ([...things.refunds.values()].some((refund) => refund.payment_intent === intent))
        refuse('It was refunded.', 'charge_already_refunded');
      return add('refunds', {
        id: newId('re'),
        object: 'refund',
        payment_intent: intent,
        status: 'succeeded',
      });
    }
    throw new Refusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${pathname})`,
    });
  }

  function listed(all: Thing[], url: string, params: URLSearchParams) {
    const after = params.get('starting_after');
    const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const data = all.slice(begin, begin + Math.min(Number(params.get('limit') ?? 10), 100));
    return { object: 'list', url, has_more: begin + data.length < all.length, data };
  }

  function session(
    method: string,
    id: string,
    verb: string | undefined,
    params: URLSearchParams,
    form: URLSearchParams,
  ): unknown {
    if (method === 'GET' && id === '') {
      const isAsked = ({ customer, status }: Thing) =>
        customer === params.get('customer') && status === params.get('status');
      return listed([...things.sessions.values()].filter(isAsked).reverse(), '/v1/checkout/sessions', params);
    }
    if (method === 'GET') return find('sessions', id);
    if (verb === 'expire') {
      const session = find('sessions', id);
      if (session.status !== 'open') refuse('Only open sessions can be expired.');
      return Object.assign(session, { status: 'expired', url: null });
    }
    const customer = find('customers', form.get('customer'), 'customer');
    if (customer.deleted)
      throw new Refusal(400, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such customer: '${customer.id}'`,
        param: 'customer',
      });
    const sessionId = newId('cs_test');
    return add('sessions', {
      id: sessionId,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: form.get('mode'),
      customer: customer.id,
      url: `${pages.checkout}/c/pay/${sessionId}`,
      success_url: form.get('success_url'),
      cancel_url: form.get('cancel_url'),
      metadata: { checkout: form.get('metadata[checkout]') },
      price: form.get('line_items[0][price]'),
      created: now(),
    });
  }

  function portal(form: URLSearchParams): Thing {
    const customer = find('customers', form.get('customer'), 'customer');
    const confirm = 'flow_data[subscription_update_confirm]';
    const changed = form.get(`${confirm}[subscription]`);
    if (changed !== null) {
      const { status, items } = find('subscriptions', changed);
      const [item] = (items as { data: { id: string; price: { id: string } }[] }).data;
      if (item?.id !== form.get(`${confirm}[items][0][id]`)) refuse('The item is of another subscription.');
      if (item?.price.id === form.get(`${confirm}[items][0][price]`)) refuse('There are no changes.');
      if (status !== 'active') refuse('The subscription cannot be updated.');
    }
    const id = newId('bps');
    return add('portals', {
      id,
      object: 'billing_portal.session',
      customer: customer.id,
      url: `${pages.portal}/p/session/${id}`,
      return_url: form.get('return_url'),
      after: form.get('flow_data[after_completion][redirect][return_url]'),
      changed,
      price: form.get(`${confirm}[items][0][price]`),
    });
  }

  function subscription(method: string, id: string, params: URLSearchParams, form: URLSearchParams): unknown {
    if (id === '') {
      const isOfCustomer = ({ customer }: Thing) => customer === params.get('customer');
      const all = [...things.subscriptions.values()].filter(isOfCustomer).reverse();
      return listed(all, '/v1/subscriptions', params);
    }
    const one = find('subscriptions', id);
    if (method === 'GET') return one;
    if (method === 'DELETE') {
      if (one.status === 'canceled') find('subscriptions', null);
      return Object.assign(one, { status: 'canceled', canceled_at: now(), ended_at: now() });
    }
    if (form.get('cancel_at_period_end') === 'true')
      Object.assign(one, { cancel_at_period_end: true, canceled_at: now() });
    return one;
  }

  const api: StripeServer = {
    settings,
    requests,
    things,
    down: undefined,
    failNext: (...statuses) => void failures.push(...statuses),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },

    pay(sessionId, status = 'active') {
      const session = find('sessions', sessionId);
      if (session.status !== 'open') throw new Error('The checkout is not open.');
      const { customer, price } = session;
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
      return api.subscribe(String(customer), String(price), { status });
    },

    confirmChange(portalUrl) {
      const page = [...things.portals.values()].find(({ url }) => url === portalUrl);
      if (!page?.changed) throw new Error('The page shows no change.');
      const one = find('subscriptions', String(page.changed));
      const [item] = (one.items as { data: Record<string, unknown>[] }).data;
      const end = now() + (daysOf(page.price) * DAY) / 1000;
      Object.assign(item ?? {}, { price: { id: page.price }, current_period_end: end });
      return one;
    },

    subscribe(customer, price, given = {}) {
      const id = newId('sub');
      const amount = 799;
      add('invoices', {
        id: newId('in'),
        object: 'invoice',
        subscription: id,
        customer,
        status: given.status === 'incomplete' ? 'open' : 'paid',
        amount_paid: amount,
        intent: newId('pi'),
      });
      const end = now() + (daysOf(price) * DAY) / 1000;
      return add('subscriptions', {
        id,
        object: 'subscription',
        customer,
        status: 'active',
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        ended_at: null,
        created: now(),
        items: {
          object: 'list',
          data: [
            { id: newId('si'), object: 'subscription_item', price: { id: price }, current_period_end: end },
          ],
        },
        ...given,
      });
    },

    change: (subscriptionId, fields) => Object.assign(find('subscriptions', subscriptionId), fields),

    message(type, about, { id = newId('evt'), at = clock(), secret = settings.webhookSecret } = {}) {
      const body = JSON.stringify({ id, object: 'event', type, created: now(), data: { object: about } });
      const signature = library.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(at / 1000),
      });
      return { body, signature };
    },

    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return api;
}

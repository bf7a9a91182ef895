// Starts a server that speaks as Stripe does, with the pages that people see there. Prints its settings as JSON, and
// stops once its input ends. Its messages go to the shop that opened the checkout.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStripeServer, type Thing } from './stripe-server.ts';

const pages = createServer((request, response) => {
  respond(request.url ?? '/', response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
}).listen(0, '127.0.0.1');
await once(pages, 'listening');
const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
const stripe = await startStripeServer(Date.now, { checkout: origin, portal: origin });

async function respond(path: string, response: ServerResponse): Promise<void> {
  const [, kind, , id = '', action] = path.split('/');
  const session = stripe.things.sessions.get(id);
  const portal = stripe.things.portals.get(id);
  if (kind === 'c' && session?.status === 'open') {
    if (action !== 'pay') return show(response, 'Checkout', 'Pay', `${path}/pay`);
    const paid = stripe.pay(id);
    return goBack(response, String(session.success_url), paid);
  }
  const held = [...stripe.things.subscriptions.values()].find(
    ({ customer }) => customer === portal?.customer,
  );
  if (kind === 'p' && portal && held) {
    if (action !== 'resume') return show(response, 'Your plan', 'Resume plan', `${path}/resume`);
    const resumed = stripe.change(held.id, { cancel_at_period_end: false, canceled_at: null });
    return goBack(response, String(portal.return_url), resumed);
  }
  response.writeHead(404).end();
}

function show(response: ServerResponse, title: string, link: string, href: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>${title}</title><h1>${title}</h1><a href="${href}">${link}</a>`);
}

/** Sends the message about a subscription to the shop, and then the person back to it. */
async function goBack(response: ServerResponse, address: string, subscription: Thing): Promise<void> {
  const { body, signature } = stripe.message('customer.subscription.updated', subscription);
  const headers = { 'stripe-signature': signature };
  const told = await fetch(new URL('/api/stripe/webhook', address), { method: 'POST', headers, body });
  if (!told.ok) throw new Error(`The shop answered the message with ${told.status}.`);
  response.writeHead(303, { location: address }).end();
}

process.stdout.write(`${JSON.stringify(stripe.settings)}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await stripe.close();
process.exit();

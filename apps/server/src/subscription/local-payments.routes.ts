import { PLAN_PRICES } from '@vitrine/api';
import { escapeText } from 'entities';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { CheckoutOutcome, LocalPayments, PaymentPage, PortalChange } from './local-payments.ts';

/** Maximum size of a form: the name of one button. */
const MOST_BYTES = 1000;

const OUTCOMES = new Map<unknown, CheckoutOutcome>([
  ['pay', 'paid'],
  ['decline', 'declined'],
  ['wait', 'processing'],
  ['leave', 'given up'],
]);
const CHANGES = new Map<unknown, PortalChange>([
  ['cancel', 'cancel'],
  ['resume', 'resume'],
  ['fail', 'fail renewal'],
  ['pay', 'pay renewal'],
]);

function tooLarge(): never {
  throw new DomainError('too_large');
}

export interface LocalPaymentsOptions {
  payments: LocalPayments;
  /** Called after each change, as by a message of a payment service. */
  onChange(personId: string): Promise<unknown>;
  siteName(): string;
}

/** Pages of payments without money. Their addresses are secret; nobody else can open them. */
export const localPaymentsRoutes = ({ payments, onChange, siteName }: LocalPaymentsOptions) =>
  new Hono<AppEnv>()
    .get('/:id', async (c, next) => {
      const page = await payments.page(c.req.param('id'));
      return page ? shown(c, siteName(), page) : next();
    })
    .post('/:id', bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }), async (c, next) => {
      const id = c.req.param('id');
      const page = await payments.page(id);
      if (!page) return next();
      const { action } = await c.req.parseBody();
      const outcome = OUTCOMES.get(action);
      const change = CHANGES.get(action);
      if (page.interval === undefined) {
        if (change) await payments.manage(id, change);
        await onChange(page.personId);
        return c.redirect(`/dev/payments/${id}`, 303);
      }
      if (outcome) await payments.finish(id, outcome);
      await onChange(page.personId);
      if (outcome === 'given up') return c.redirect('/subscription/cancel', 303);
      if (outcome === 'paid' || outcome === 'processing') return c.redirect('/subscription/success', 303);
      return shown(c, siteName(), page, 'The card was declined. Try another one.');
    });

function shown(c: Context<AppEnv>, name: string, page: PaymentPage, problem?: string) {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  const { title, content } = page.interval === undefined ? portalOf(page) : checkoutOf(page);
  return c.html(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${escapeText(name)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 400px; margin: 0 auto; padding: 24px 16px }
h1 { font-size: 24px; font-weight: 600; margin: 0 0 8px }
form { display: grid; gap: 12px; margin-top: 24px }
button { min-height: 48px; font: inherit; cursor: pointer }
</style>
</head>
<body>
<main>
<p>${escapeText(name)} · no money is taken here</p>
<h1>${title}</h1>
${problem === undefined ? '' : `<p role="alert">${problem}</p>`}
${content}
</main>
</body>
</html>
`);
}

const button = (action: string, label: string) => `<button name="action" value="${action}">${label}</button>`;

function checkoutOf({ interval, isOpen, current }: PaymentPage) {
  const price = interval === 'year' ? `$${PLAN_PRICES.annual} a year` : `$${PLAN_PRICES.monthly} a month`;
  if (!isOpen)
    return { title: 'This checkout has ended', content: '<p><a href="/subscription-plans">Plans</a></p>' };
  return {
    title: current ? 'Change your plan' : 'Subscribe',
    content: `<p>${price}</p>
<form method="post">
${button('pay', 'Pay')}
${button('decline', 'Pay with a card that is declined')}
${button('wait', 'Pay, and let it process')}
${button('leave', 'Cancel')}
</form>`,
  };
}

function portalOf({ current }: PaymentPage) {
  const back = '<p><a href="/subscription-plans">Back to the plans</a></p>';
  if (!current) return { title: 'Billing', content: `<p>There is no paid plan.</p>${back}` };
  const { interval, renews, endsAt, status } = current;
  return {
    title: 'Billing',
    content: `<p>${interval === 'year' ? 'Annual' : 'Monthly'} plan, ${renews ? 'renews' : 'ends'} on ${endsAt?.toISOString().slice(0, 10)}.</p>
${status === 'past_due' ? '<p>The last payment failed.</p>' : ''}
<form method="post">
${renews ? button('cancel', 'Cancel plan') : button('resume', 'Resume plan')}
${status === 'past_due' ? button('pay', 'Pay now') : button('fail', 'Let the renewal fail')}
</form>${back}`,
  };
}

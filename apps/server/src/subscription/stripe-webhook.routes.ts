import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { StripeMessages } from './stripe-messages.service.ts';

const MOST_BYTES = 256_000;

function tooLarge(): never {
  throw new DomainError('too_large');
}

/** Takes messages of Stripe. Their signature alone opens it; a 503 lets Stripe repeat the message. */
export const stripeWebhookRoutes = ({ messageIn, workOn }: Pick<StripeMessages, 'messageIn' | 'workOn'>) =>
  new Hono<AppEnv>().post('/', bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }), async (c) => {
    const signature = c.req.header('stripe-signature');
    if (!signature) return c.body(null, 400);
    const aside = c.get('aside') ?? ((task) => task(c.req.raw.signal));
    const bytes = await aside(() => c.req.arrayBuffer().catch(() => undefined));
    const message = bytes && (await messageIn(new Uint8Array(bytes), signature));
    if (!message) return c.body(null, 400);
    await aside(() => workOn(message));
    return c.body(null, 200);
  });

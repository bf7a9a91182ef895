import * as z from 'zod/mini';
import { webLinkOf } from '../contract/decode.ts';
import { type Decoded, reads } from '../contract/reading.ts';

/** The plan of a person. */
export const Subscription = z
  .object({
    tier: z.string().check(z.meta({ description: '`premium` for paid plans; `free` or `basic` otherwise.' })),
    planInterval: z
      .nullable(z.string())
      .check(reads({ from: ['planInterval', 'interval'] }), z.meta({ description: '`month` or `year`.' })),
    autoRenew: z.boolean().check(reads({ otherwise: false })),
    nextBillingDate: z.nullable(z.string()).check(
      z.meta({
        description: 'ISO 8601: the next payment, or the end of the plan if it does not renew.',
      }),
    ),
    status: z.string().check(
      reads({ otherwise: '' }),
      z.meta({
        description:
          'State of the payments: `active`, `past_due` (a renewal failed and is tried again), `incomplete` (the first payment is not finished), `canceled`, or empty if there never were any.',
      }),
    ),
    paidBack: z.optional(
      z
        .boolean()
        .check(
          z.meta({ description: 'Whether a second paid plan was ended and paid back, in the last 30 days.' }),
        ),
    ),
  })
  .check(z.meta({ id: 'Subscription' }));
/**
 * The plan of a person. `tier` is `premium` for paid plans, `planInterval` then `month` or `year`. `nextBillingDate` is
 * ISO 8601: the next payment, or the end of the plan if `autoRenew` is off. `status` is that of the payments.
 * `paidBack`: a second plan was ended and paid back, in the last 30 days.
 */
export type Subscription = Decoded<z.infer<typeof Subscription>>;

/** An opened checkout. */
export const Checkout = z
  .object({
    checkoutUrl: z.string().check(reads({ as: webLinkOf })),
    sessionId: z.string().check(reads({ otherwise: '' })),
  })
  .check(z.meta({ id: 'Checkout' }));
/** The address of a checkout, and its id. */
export type Checkout = Decoded<z.infer<typeof Checkout>>;

/** The page on which payments are managed. */
export const Portal = z
  .object({ portalUrl: z.string().check(reads({ as: webLinkOf })) })
  .check(z.meta({ id: 'Portal' }));
/** The address of the page on which payments are managed. */
export type Portal = Decoded<z.infer<typeof Portal>>;

import type { Stripe } from 'stripe';
import type { StripeSettings } from '../config/config.ts';
import { SECOND } from '../kernel/clock.ts';

/** A refusal of Stripe, or no answer. Messages of Stripe name keys and customers, so they are left out. */
export class StripeTrouble extends Error {
  override name = 'StripeTrouble';
  readonly code: string | undefined;
  /** Whether Stripe understood the request and refuses it for good. */
  readonly isRefusal: boolean;

  constructor(cause: unknown) {
    const { type, code, statusCode, requestId } = cause as Partial<Record<string, unknown>>;
    super([type, statusCode, requestId].filter((part) => part !== undefined).join(' '));
    this.code = typeof code === 'string' ? code : undefined;
    this.isRefusal = type === 'StripeInvalidRequestError';
  }
}

/** Runs a call of Stripe. Throws `StripeTrouble`. */
export type AskStripe = <Result>(call: (stripe: Stripe) => Promise<Result>) => Promise<Result>;

/** Opens the library of Stripe on first use, so that servers without Stripe never load it. */
export function createStripeClient({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>) {
  let opened: Promise<Stripe> | undefined;

  async function load(): Promise<Stripe> {
    const { default: Library } = await import('stripe');
    const settings = { timeout: 10 * SECOND, maxNetworkRetries: 2, telemetry: false };
    if (apiBase === undefined) return new Library(secretKey, settings);
    const { protocol, hostname, port } = new URL(apiBase);
    const isSecure = protocol === 'https:';
    return new Library(secretKey, {
      ...settings,
      protocol: isSecure ? 'https' : 'http',
      host: hostname,
      port: port || (isSecure ? 443 : 80),
    });
  }

  const open = (): Promise<Stripe> => (opened ??= load());

  const ask: AskStripe = async (call) => {
    const stripe = await open();
    try {
      return await call(stripe);
    } catch (error) {
      throw error instanceof StripeTrouble ? error : new StripeTrouble(error);
    }
  };
  return { open, ask };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../../server/src/testing/stripe.program.ts');

interface Settings {
  secretKey: string;
  webhookSecret: string;
  prices: { month: string; year: string };
  apiBase: string;
}

/** Starts a server that speaks as Stripe does. `env` lets a server of the shop take its payments there. */
export async function startStripe(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const running = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(running, 'exit');
  const [said] = await Promise.race([
    once(running.stdout, 'data'),
    ended.then(() => {
      throw new Error('The server of payments did not start; what it said stands above.');
    }),
  ]);
  const { secretKey, webhookSecret, prices, apiBase } = JSON.parse(String(said)) as Settings;
  return {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_MONTHLY: prices.month,
      STRIPE_PRICE_ANNUAL: prices.year,
      STRIPE_API_BASE: apiBase,
    },
    async stop() {
      running.stdin.end();
      await ended;
    },
  };
}
